import { clsx } from "clsx";
import { graphql } from "gatsby";
import { ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { DrawingFile } from "../../blocks/DrawingFile/DrawingFile";
import { EndOfFirstWords, Sheet } from "../../blocks/Poster/Poster";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { required } from "../../schemas/required";
import * as styles from "./HomeTicket.module.css";

/** A ticket below the poster: the price and how to book, the cars, and on small screens three links. */
export function HomeTicket({ data }: { readonly data: Queries.HomeTicketFragment }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { localPath, business } = usePage();
  const { vehicles } = required(data.fleetJson, "data/fleet.json");
  return (
    <Sheet className={styles.ticket}>
      <div className={styles.offer}>
        <p className="amount">
          <InlineText>{t("hero.lead")}</InlineText>
        </p>
        <ExternalButton variant="book" href={business.reservationsUrl}>
          {t("hero.book")}
        </ExternalButton>
        <EndOfFirstWords />
      </div>
      <ul className={styles.cars}>
        {vehicles.map(({ id, name, seats, bags, cutout }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <DrawingFile file={cutout} alt="" />
              <b>{name}</b>
              <span className="small">
                <Icon name="seat" />
                <span className="visually-hidden">{t("hero.seats")}</span> {seats}
                <Icon name="suitcase" />
                <span className="visually-hidden">{t("hero.bags")}</span> {bags}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.counterfoil}>
        <ul className={styles.ways}>
          <li>
            <a href="#fleet">{t("hero.cars")}</a>
          </li>
          {(["can-i-rent", "just-landed"] as const).map((page) => (
            <li key={page}>
              <a href={localPath(page)}>{common(`nav.${page}`)}</a>
            </li>
          ))}
        </ul>
        <ul className={clsx("small", styles.proof)}>
          <li>
            <Icon name="star-filled" />
            {t("hero.proof.rating")}
          </li>
          <li>
            <Icon name="check" />
            {t("hero.proof.cancelling")}
          </li>
        </ul>
      </div>
    </Sheet>
  );
}

export const query = graphql`
  fragment HomeTicket on Query {
    fleetJson {
      vehicles {
        id
        name
        seats
        bags
        cutout {
          ...DrawingFile
        }
      }
    }
  }
`;

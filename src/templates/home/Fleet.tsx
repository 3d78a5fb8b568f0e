import { graphql } from "gatsby";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { VehicleRows } from "../../blocks/VehicleRows/VehicleRows";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { localeOf } from "../../i18n/languages";
import { textOf } from "../../i18n/texts";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { DashList } from "../../ui/DashList";
import { Grid } from "../../ui/Grid";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Fleet.module.css";

/** The cars, each with what makes it different. What they have in common is said once, below. */
export function Fleet({ data: { fleetJson } }: { readonly data: Queries.FleetFragment }) {
  const { t } = useTranslation("home");
  const { business, language } = usePage();
  // In each language the second form fits every number but one, as the Russian “до # больших чемоданов” does.
  const formOf = (number: number) => (new Intl.PluralRules(localeOf(language)).select(number) === "one" ? "one" : "other");
  const counted = (text: string, number: number): string => text.replace("#", String(number));
  return (
    <Band tone="cool">
      <SectionHead id="fleet" eyebrow={t("fleet.eyebrow")} title={t("fleet.title")} />
      <VehicleRows
        areRows
        vehicles={required(fleetJson, "data/fleet.json").vehicles.map(
          ({ id, name, type, text: about, alt, cutout, price, terms, seats, bags, gearbox, availability }) => ({
            id,
            name,
            alt,
            cutout,
            // A line may break only after a comma.
            text: [counted(t("fleet.people"), seats), counted(t(`fleet.bags.${formOf(bags)}`), bags), textOf(t, "fleet.gearbox", gearbox)]
              .map((fact) => fact.replaceAll(" ", "\u00a0"))
              .join(", "),
            more: (
              <>
                <p className={styles.about}>
                  {type}. {about}
                </p>
                {[price, terms].map((line) =>
                  line === null ? null : (
                    <p key={line}>
                      <InlineText>{line}</InlineText>
                    </p>
                  ),
                )}
                {availability === "InStock" ? (
                  <ExternalLink href={business.reservationsUrl}>
                    {t("fleet.book")}
                    <span className="visually-hidden">: {name}</span>
                  </ExternalLink>
                ) : (
                  <p className={styles.unavailable}>{t("fleet.unavailable")}</p>
                )}
              </>
            ),
          }),
        )}
      />
      <Grid min={20} className={styles.common}>
        <div>
          <p className={styles.price}>
            <InlineText>{t("fleet.price")}</InlineText>
          </p>
          <p>
            {t("fleet.rangeLabel")} {t("fleet.range")}
          </p>
        </div>
        <div>
          <h3>{t("fleet.all")}</h3>
          <DashList items={t("fleet.advantages", { returnObjects: true })} />
        </div>
      </Grid>
    </Band>
  );
}

export const query = graphql`
  fragment Fleet on Query {
    fleetJson {
      vehicles {
        id
        dayPrice
        name
        type(language: $language)
        text(language: $language)
        price(language: $language)
        terms(language: $language)
        seats
        bags
        gearbox
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import { CallButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { ByHours, OpenNow } from "../../blocks/OpenNow/OpenNow";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { EndOfFirstWords } from "../../blocks/Poster/Poster";
import { Walk } from "../../blocks/Walk/Walk";
import { CHAT_ICONS } from "../../business/chat";
import { googleMaps } from "../../business/map";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { useChatUrl } from "../../page/use-chat-url";
import { Actions, ButtonLink } from "../../ui/Button";
import * as styles from "./Ticket.module.css";

/** The first screen as a boarding pass: who is there now, the walk, and help. */
export function Ticket({ data }: { readonly data: Queries.TicketFragment }) {
  const { t } = useTranslation("just-landed");
  const { t: common } = useTranslation("common");
  const chatUrl = useChatUrl();
  const { business } = usePage();
  const { t: directions } = useTranslation("directions");
  return (
    <section className={styles.night}>
      <div className="wrap">
        <div className={styles.head} data-ground="deep">
          <PageBreadcrumb />
          <h1 id="title">{t("hero.title")}</h1>
        </div>
        <div className={styles.ticket}>
          <section className={styles.now}>
            <h2 id="now">{t("now.title")}</h2>
            <p className="lead">
              <ByHours of="cars" always={common("footer.handover")} open={common("now.handoverFree")} closed={common("now.handoverFee")} />
            </p>
            <Actions>
              <CallButton variant="book" />
              <ButtonLink variant="quiet" href={chatUrl("whatsapp")} icon={CHAT_ICONS.whatsapp} iconFirst>
                {t("now.write")}
              </ButtonLink>
            </Actions>
            <OpenNow />
            <EndOfFirstWords />
          </section>
          <section className={styles.way}>
            <h2 id="walk">{directions("walk.title")}</h2>
            <ExternalLink href={googleMaps(business.places.office).walk}>{directions("walk.link")}</ExternalLink>
            <Walk data={data} title={directions("walk.title")} />
          </section>
          <section>
            <h2 id="emergency">{t("help.title")}</h2>
            <EmergencyNumbers data={data} />
          </section>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Ticket on Query {
    ...EmergencyNumbers
    ...Walk
  }
`;

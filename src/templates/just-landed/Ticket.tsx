import { graphql } from "gatsby";
import { CallButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { ByHours, OpenNow } from "../../blocks/OpenNow/OpenNow";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { EndOfFirstWords } from "../../blocks/Poster/Poster";
import { Walk } from "../../blocks/Walk/Walk";
import { CHAT_ICONS } from "../../business/chat";
import { googleMaps } from "../../business/map";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Actions, ButtonLink } from "../../ui/Button";
import * as styles from "./Ticket.module.css";

/** The first screen as a boarding pass: who is there now, the walk, and help. */
export function Ticket({ data }: { readonly data: Queries.TicketFragment }) {
  const { text, common, chatUrl, business } = useTexts("just-landed");
  const directions = useTexts("directions");
  const [walk] = required(data.approachesJson, "data/approaches.json").approaches;
  return (
    <section className={styles.night}>
      <div className="wrap">
        <div className={styles.head} data-ground="deep">
          <PageBreadcrumb />
          <h1 id="title">{text("hero.title")}</h1>
        </div>
        <div className={styles.ticket}>
          <section>
            <h2 id="now">{text("now.title")}</h2>
            <OpenNow />
            <Actions className={styles.now}>
              <CallButton variant="book" />
              <ButtonLink variant="book" href={chatUrl("whatsapp")} icon={CHAT_ICONS.whatsapp} iconFirst>
                {text("now.write")}
              </ButtonLink>
            </Actions>
            <p>
              <ByHours
                of="cars"
                always={common.text("footer.handover")}
                open={common.text("now.handoverFree")}
                closed={common.text("now.handoverFee")}
              />
            </p>
          </section>
          <section>
            <h2 id="walk">{directions.text("walk.title")}</h2>
            <Walk steps={walk?.steps ?? []} />
            <ExternalLink href={googleMaps(business.places.office).walk}>{directions.text("walk.link")}</ExternalLink>
          </section>
          <section>
            <h2 id="emergency">{text("help.title")}</h2>
            <EmergencyNumbers data={data} />
          </section>
        </div>
        <EndOfFirstWords />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Ticket on Query {
    ...EmergencyNumbers
    approachesJson {
      approaches {
        steps(language: $language)
      }
    }
  }
`;

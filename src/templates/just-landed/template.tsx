import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { ByHours, OpenNow } from "../../blocks/OpenNow/OpenNow";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { Walk } from "../../blocks/Walk/Walk";
import { googleMaps } from "../../business/map";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Ticket.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** For what to look at, and how to drive. */
const TIP_ICONS: readonly string[] = ["car", "road"];

/** What a visitor needs between the aircraft and the road. It begins with the answers, without a picture: networks are slow there. */
export default function JustLandedPage({ data }: PageProps<Queries.JustLandedPageQuery>) {
  const { text, list, common, localPath, chatUrl, business } = useTexts("just-landed");
  const directions = useTexts("directions");
  const [walk] = required(data.approachesJson, "data/approaches.json").approaches;
  return (
    <>
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
                <ButtonLink variant="book" className={styles.message} href={chatUrl("whatsapp")} icon="chat-handset" iconFirst>
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
              <EmergencyNumbers data={data}>
                <h2 id="emergency">{text("help.title")}</h2>
              </EmergencyNumbers>
            </section>
          </div>
        </div>
      </section>
      <TwoColumns>
        <SectionHead id="car" title={text("car.title")} />
        <div>
          <Grid as="ul">
            {list("car.first").map((tip, index) => (
              <Card key={tip} as="li" tint="sun" className={styles.tip}>
                <Icon name={TIP_ICONS[index] ?? "check"} />
                {tip}
              </Card>
            ))}
          </Grid>
          <TextLink href={localPath("driving-guide")} icon="arrow-right">
            {text("car.more")}
          </TextLink>
        </div>
      </TwoColumns>
    </>
  );
}

export const query = graphql`
  query JustLandedPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...EmergencyNumbers
    approachesJson {
      approaches {
        steps(language: $language)
      }
    }
  }
`;

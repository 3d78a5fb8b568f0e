import { type PageProps, graphql } from "gatsby";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { TextLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { Ticket } from "./Ticket";
import * as styles from "./Ticket.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** For what to look at, and how to drive. */
const TIP_ICONS: readonly string[] = ["car", "road"];

/** What a visitor needs between the aircraft and the road. It begins with the answers, without a picture: networks are slow there. */
export default function JustLandedPage({ data }: PageProps<Queries.JustLandedPageQuery>) {
  const { t } = useTranslation("just-landed");
  const { localPath } = usePage();
  return (
    <>
      <Ticket data={data} />
      <TwoColumns>
        <SectionHead id="car" title={t("car.title")} />
        <div>
          <Grid as="ul">
            {t("car.first", { returnObjects: true }).map((tip, index) => (
              <Card key={tip} as="li" tint="sun" className={styles.tip}>
                <Icon name={TIP_ICONS[index] ?? "check"} />
                {tip}
              </Card>
            ))}
          </Grid>
          <TextLink href={localPath("driving-guide")} icon="arrow-right">
            {t("car.more")}
          </TextLink>
        </div>
      </TwoColumns>
    </>
  );
}

export const query = graphql`
  query JustLandedPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    ...Ticket
  }
`;

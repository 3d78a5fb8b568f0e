import { type PageProps, graphql } from "gatsby";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { TextLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { Ticket } from "./Ticket";
import * as styles from "./Ticket.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** What to do first, each with its icon: look at the car, and keep left. */
const TIPS = { check: "car", left: "road" } as const;

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
          <ul>
            {(["check", "left"] as const).map((tip) => (
              <li key={tip} className={styles.tip}>
                <Icon name={TIPS[tip]} />
                {t(`car.${tip}`)}
              </li>
            ))}
          </ul>
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

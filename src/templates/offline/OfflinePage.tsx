import { type PageProps, graphql } from "gatsby";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { EndOfFirstWords, Poster, Sheet } from "../../blocks/Poster/Poster";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { PRECACHED } from "../../i18n/page-ids";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Offline.module.css";

export { PageHead as Head } from "../../head/PageHead";

const ICONS: Readonly<Record<(typeof PRECACHED)[number], string>> = {
  "just-landed": "plane",
  directions: "map-pin",
  "driving-guide": "road",
  "booking-terms": "shield",
  home: "car",
};

/** Shown without a network, so it has the brand’s mark for a picture. “Try again” reloads the address. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const { t } = useTranslation("offline");
  const { t: common } = useTranslation("common");
  const { localPath } = usePage();
  return (
    <>
      <Poster className={styles.hero}>
        <Sheet className={styles.sheet}>
          <p className="small">{t("hero.eyebrow")}</p>
          <h1 id="title">{t("hero.title")}</h1>
          <p className="lead">{t("hero.lead")}</p>
          <Actions>
            <ButtonLink variant="quiet" href="">
              {t("again")}
            </ButtonLink>
          </Actions>
        </Sheet>
        <EndOfFirstWords />
        <div className={styles.mark}>
          <Icon name="brand" />
        </div>
      </Poster>
      <Band>
        <SectionHead id="emergency" title={t("emergency.title")} lead={t("emergency.lead")} />
        <EmergencyNumbers data={data} />
      </Band>
      <Band tone="cool">
        <SectionHead id="kept" title={t("kept.title")} lead={t("kept.lead")} />
        <Grid as="ul" min={13} className={styles.kept}>
          {PRECACHED.map((page) => (
            <li key={page}>
              <Icon name={ICONS[page]} />
              <TextLink href={localPath(page)}>{common(`nav.${page}`)}</TextLink>
            </li>
          ))}
        </Grid>
      </Band>
    </>
  );
}

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    ...EmergencyNumbers
  }
`;

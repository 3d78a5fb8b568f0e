import { type PageProps, graphql } from "gatsby";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Hero } from "../../blocks/Hero/Hero";
import { telephoneUrl } from "../../business/business";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./NotFound.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation("not-found");
  const { t: common } = useTranslation("common");
  const { localPath, business } = usePage();
  const signposts = [
    { href: localPath("home"), label: t("home"), icon: "arrow-right" },
    { href: localPath("explore-cyprus"), label: t("explore"), icon: "arrow-right" },
    { href: localPath("van-rental"), label: t("van"), icon: "arrow-right" },
    { href: telephoneUrl(business.phones.local), label: common("actions.callUs"), icon: "phone" },
  ];
  return (
    <>
      <Hero
        variants={["right"]}
        picture={data.hero}
        title={t("hero.title")}
        lead={t("hero.lead")}
        above={<p className="small">{t("hero.eyebrow")}</p>}
      />
      <Band>
        <SectionHead id="what" title={t("what")} />
        <nav aria-label={t("suggestions")}>
          <Grid min={16} className={styles.signposts}>
            {signposts.map(({ href, label, icon }) => (
              <a key={href} href={href}>
                {label}
                <Icon name={icon} />
              </a>
            ))}
          </Grid>
        </nav>
        <Actions>
          <ButtonLink variant="quiet" href={localPath("home")}>
            {t("return")}
          </ButtonLink>
          <TextLink href={localPath("find-an-answer")} icon="search">
            {common("actions.searchAnswers")}
          </TextLink>
          <ExternalLink href={business.reservationsUrl}>{common("actions.bookCar")}</ExternalLink>
        </Actions>
      </Band>
    </>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
  }
`;

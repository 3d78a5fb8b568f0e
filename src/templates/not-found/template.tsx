import { type PageProps, graphql } from "gatsby";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Hero } from "../../blocks/Hero/Hero";
import { telephoneUrl } from "../../business/business";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./template.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { text, common, localPath, business } = useTexts("not-found");
  const signposts = [
    { href: localPath("home"), label: text("home"), icon: "arrow-right" },
    { href: localPath("explore-cyprus"), label: text("explore"), icon: "arrow-right" },
    { href: localPath("van-rental"), label: text("van"), icon: "arrow-right" },
    { href: telephoneUrl(business.phones.local), label: common.text("actions.callUs"), icon: "phone" },
  ];
  return (
    <>
      <Hero
        variants={["right"]}
        picture={data.hero}
        title={text("hero.title")}
        lead={text("hero.lead")}
        above={<p className="small">{text("hero.eyebrow")}</p>}
      />
      <Band>
        <SectionHead id="what" title={text("what")} />
        <nav aria-label={text("suggestions")}>
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
            {text("return")}
          </ButtonLink>
          <TextLink href={localPath("find-an-answer")} icon="search">
            {common.text("actions.searchAnswers")}
          </TextLink>
          <ExternalLink href={business.reservationsUrl}>{common.text("actions.bookCar")}</ExternalLink>
        </Actions>
      </Band>
    </>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

import { type PageProps, graphql } from "gatsby";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Hero } from "../../blocks/Hero/Hero";
import { telephoneUrl } from "../../business/business";
import { useTexts } from "../../i18n/texts";
import { Actions, TextLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Eyebrow } from "../../ui/Eyebrow";
import * as styles from "./Signposts.module.css";

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
        variant="tall"
        picture={data.hero}
        title={text("hero.title")}
        lead={text("hero.lead")}
        above={<Eyebrow>{text("hero.eyebrow")}</Eyebrow>}
      />
      <section className={styles.posts}>
        <div className="wrap">
          <h2 id="what" className={styles.what}>
            {text("what")}
          </h2>
          <nav className={styles.signposts} aria-label={text("suggestions")}>
            {signposts.map(({ href, label, icon }) => (
              <a key={href} href={href}>
                {label}
                <Icon name={icon} />
              </a>
            ))}
          </nav>
          <Actions>
            <TextLink href={localPath("find-an-answer")} icon="search">
              {common.text("actions.searchAnswers")}
            </TextLink>
            <ExternalLink href={business.reservationsUrl}>{common.text("actions.bookCar")}</ExternalLink>
          </Actions>
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

import { type PageProps, graphql } from "gatsby";
import { CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TRAVEL_CARD } from "../../publish/offline/travel-card-pages";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Eyebrow, SectionHead } from "../../ui/SectionHead";
import * as numberStyles from "./EmergencyNumbers.module.css";
import * as keptStyles from "./KeptPages.module.css";
import * as heroStyles from "./OfflineHero.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** Its hero has no picture, because none could be loaded. “Try again” reloads the address. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const { text } = useTexts("offline");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <>
      <section className={heroStyles.offline} aria-labelledby="title">
        <div className="wrap">
          <span className={heroStyles.icon}>
            <Icon name="offline" />
          </span>
          <Eyebrow>{text("hero.eyebrow")}</Eyebrow>
          <h1 id="title">{text("hero.title")}</h1>
          <p>{text("hero.lead")}</p>
          <Actions>
            <CallButton variant="book">{common.text("actions.callUsNow")}</CallButton>
            <ButtonLink variant="quiet" href="">
              {text("again")}
            </ButtonLink>
          </Actions>
        </div>
      </section>
      <Band labelledBy="emergency">
        <SectionHead id="emergency" title={text("emergency.title")} lead={text("emergency.lead")} />
        <ul className={numberStyles.numbers}>
          {data.emergencyJson?.numbers.map(({ id, title, number }) => (
            <li key={id}>
              <a href={`tel:${number}`}>
                <b>{number}</b>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className={numberStyles.own}>
          <h3>{text("call.title")}</h3>
          <p>{text("call.text")}</p>
          <p className={numberStyles.lines}>
            <PhoneLink line="local" label={common.text("phone.local")} hasIcon />
            <PhoneLink line="uk" label={common.text("phone.uk")} hasIcon />
          </p>
        </div>
      </Band>
      <Band labelledBy="kept" tone="cool">
        <SectionHead id="kept" title={text("kept.title")} lead={text("kept.lead")} />
        <ul className={keptStyles.kept}>
          {TRAVEL_CARD.map((route) => (
            <li key={route}>
              <TextLink href={localPath(route)} icon="arrow-right">
                {common.text(`nav.${route}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    emergencyJson {
      numbers {
        id
        title(language: $language)
        number(language: $language)
      }
    }
  }
`;

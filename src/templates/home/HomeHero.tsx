import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Drawing } from "../../ui/Drawing";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { PauseButton } from "../../ui/PauseButton";
import * as styles from "./HomeHero.module.css";
import { Sparkles } from "./Sparkles";

/** The poster, and a ticket with the price, the way to book, and on wide screens the cars. */
export function HomeHero({ data }: { readonly data: Queries.HomeHeroFragment & Pick<Queries.PageFragment, "hero"> }) {
  const { text, list, common, localPath, business } = useTexts("home");
  const { vehicles } = required(data.heroCars, "data/fleet.json");
  const [isPaused, setIsPaused] = useState(false);
  const ways = [
    ["#fleet", text("hero.cars")],
    [localPath("can-i-rent"), common.text("nav.can-i-rent")],
    [localPath("just-landed"), common.text("nav.just-landed")],
  ] as const;
  return (
    <section className={styles.poster}>
      <div className={clsx("wrap", styles.sky)}>
        <h1 id="title">
          {list("hero.title").map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
      </div>
      <div className={clsx("wrap", styles.foot)}>
        <div className={styles.ticket}>
          <div className={styles.offer}>
            <p>
              <InlineText>{text("hero.lead")}</InlineText>
            </p>
            <ExternalButton variant="book" href={business.reservationsUrl}>
              {text("hero.book")}
            </ExternalButton>
          </div>
          <ul className={styles.cars}>
            {vehicles.map(({ id, name, seats, bags, cutout }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Drawing
                    src={cutout.publicURL ?? ""}
                    alt=""
                    {...required(cutout.svgSize, name)}
                    unavailable={common.text("picture.unavailable")}
                  />
                  <b>{name}</b>
                  <span>
                    <Icon name="seat" />
                    <span className="visually-hidden">{text("hero.seats")}</span> {seats}
                    <Icon name="suitcase" />
                    <span className="visually-hidden">{text("hero.bags")}</span> {bags}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.counterfoil}>
            <ul className={styles.ways}>
              {ways.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <ul className={styles.proof}>
              {list("hero.proof").map((fact, index) => (
                <li key={fact}>
                  <Icon name={index === 0 ? "star-filled" : "check"} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      {/* After the texts, which do not wait for a picture in the document. */}
      <div className={styles.painting}>
        <ContentPicture picture={data.hero} sizes="(min-width: 48rem) 100vw, 126vw" phone={data.tallHero?.phone} isHero />
        <Sparkles isPaused={isPaused} />
        <PauseButton className={styles.pause} onChange={setIsPaused}>
          {text("hero.hold")}
        </PauseButton>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment HomeHero on Query {
    tallHero: picture(pictureId: { eq: $picture }) {
      phone(ratio: 0.8)
    }
    heroCars: fleetJson {
      vehicles {
        id
        name
        seats
        bags
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Icon } from "../../ui/Icon";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./DrivingTopics.module.css";

const TOPICS = [
  ["signs", "info"],
  ["roundabouts", "road"],
  ["fuel", "fuel-pump"],
  ["tolls", "euro"],
  ["seats", "seat"],
  ["parking", "parking"],
  ["north", "border-crossing"],
] as const;

export function DrivingTopics() {
  const { text, list } = useTexts("driving-guide");
  return (
    <Band tone="cool" labelledBy="topics">
      <SectionHead id="topics" eyebrow={text("topics.eyebrow")} title={text("topics.title")} />
      <div className={styles.topics}>
        {TOPICS.map(([id, icon]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Icon name={icon} />
            <h3 id={`${id}-title`}>{text(`topics.items.${id}.title`)}</h3>
            <Paragraphs>{list(`topics.items.${id}.text`)}</Paragraphs>
          </section>
        ))}
      </div>
    </Band>
  );
}

import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { DashList } from "../../ui/DashList";
import { InlineText } from "../../ui/InlineText";
import { Eyebrow } from "../../ui/SectionHead";
import { Chapter } from "./Chapter";
import * as styles from "./Grounds.module.css";
import { type Ground, Specimen, Specimens } from "./Specimen";

const GROUNDS: readonly { readonly ground: Ground; readonly label: string; readonly note: string }[] = [
  { ground: "paper", label: "Paper", note: "page" },
  { ground: "warm", label: "Sand", note: "page-warm; Band with the tone “warm”" },
  { ground: "cool", label: "Sky", note: "page-cool; Band with the tone “cool”" },
  { ground: "surface", label: "A sheet of its own", note: "surface" },
  { ground: "sunk", label: "Sunk", note: "surface-sunk" },
  { ground: "deep", label: "Deep sea", note: "deep; data-ground=“deep”" },
  { ground: "sun", label: "Yellow", note: "action; data-ground=“sun”, with the dark button" },
];

/** What most sections consist of. */
function Text({ ground }: { readonly ground: Ground }) {
  const isYellow = ground === "sun";
  return (
    <div className={styles.text}>
      {isYellow ? null : <Eyebrow>Beside the sea</Eyebrow>}
      <h3>The road begins here</h3>
      <p>
        <InlineText>A sentence with **emphasis**, as it stands in a section.</InlineText>
      </p>
      {isYellow || ground === "deep" ? null : <DashList items={["What counts", "What counts [as much](/design#grounds)"]} />}
      <Actions>
        <ButtonLink href="#grounds" variant={isYellow ? "dark" : "book"}>
          {isYellow ? "Dark" : "Book"}
        </ButtonLink>
        <ButtonLink href="#grounds" variant="quiet">
          Quiet
        </ButtonLink>
        {isYellow ? null : (
          <TextLink href="#grounds" icon="arrow-right">
            Read on
          </TextLink>
        )}
      </Actions>
    </div>
  );
}

/** The same parts on every ground. */
export function Grounds() {
  return (
    <Chapter id="grounds" source="Band; data-ground">
      <Specimens>
        {GROUNDS.map(({ ground, ...texts }) => (
          <Specimen key={ground} ground={ground} {...texts}>
            <Text ground={ground} />
          </Specimen>
        ))}
      </Specimens>
    </Chapter>
  );
}

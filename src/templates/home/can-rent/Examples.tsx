import { Fragment } from "react";
import { type HireFact } from "../../../core/hire/can-rent";
import { answerTo, readChoices } from "../../../core/hire/trip-choices";
import { required } from "../../../core/required";
import { useTexts } from "../../../i18n/texts";
import type { Country } from "./Questions";
import { SumLines, Totals } from "./Sums";
import { useChosen } from "./use-chosen";
import * as styles from "./Examples.module.css";

type ExampleData = NonNullable<Queries.CanRentFragment["comparisonsJson"]>["examples"][number];

const RECOGNISED = ["yes", "permit", "unknown"] as const;

function Example({ title, trip, facts }: Pick<ExampleData, "title" | "trip"> & { readonly facts: readonly HireFact[] }) {
  const { text } = useTexts("home");
  const chosen = useChosen([]);
  const choices = readChoices(new URLSearchParams(trip));
  const { verdict, sums } = answerTo(choices, facts, false);
  const shown = required(sums, `data/comparisons.json: sums of the example “${title}”`);
  return (
    <details>
      <summary>
        <h4>{title}</h4>
        <p>{text(`canRent.verdicts.${verdict}`)}</p>
        <Totals sums={shown} />
      </summary>
      <dl className={styles.chosen}>
        {chosen(choices).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <SumLines sums={shown} isRateTyped={choices.rate !== ""} />
    </details>
  );
}

interface ExamplesProps {
  readonly examples: readonly ExampleData[];
  readonly facts: readonly HireFact[];
  readonly countries: readonly Country[];
}

/** No text, as Trusted Types allow it: React writes it where it renders the page anew. */
const nothing = (): string | TrustedHTML =>
  (window as { readonly trustedTypes?: { readonly emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? "";

/**
 * Replaces the form for visitors without scripts: trips worked out by the build, and the countries whose licences are recognised. In the
 * browser, React leaves it as the server wrote it until it is removed, because to hydrate a fifth of the page for that blocks the page.
 */
export function Examples({ examples, facts, countries }: ExamplesProps) {
  const { text } = useTexts("home");
  return typeof document !== "undefined" ? (
    <div className={styles.examples} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nothing() }} />
  ) : (
    <div className={styles.examples}>
      <h3>{text("canRent.examples")}</h3>
      {examples.map(({ id, title, trip }) => (
        <Example key={id} title={title} trip={trip} facts={facts} />
      ))}
      <h3>{text("canRent.licence.title")}</h3>
      <dl className={styles.licences}>
        {RECOGNISED.map((recognised) => [recognised, countries.filter((country) => country.recognised === recognised)] as const)
          .filter(([, some]) => some.length > 0)
          .map(([recognised, some]) => (
            <div key={recognised}>
              <dt>{text(`canRent.licence.groups.${recognised}`)}</dt>
              <dd>{some.map(({ name }) => name).join(", ")}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

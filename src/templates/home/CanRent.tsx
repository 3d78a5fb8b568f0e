import { graphql } from "gatsby";
import { useCallback, useId, useRef, useSyncExternalStore } from "react";
import { required } from "../../core/required";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import {
  AGE_BANDS,
  type Answer,
  LICENCE_BANDS,
  PAYMENTS,
  type RentRules,
  VEHICLES,
  canRent,
  lowestAges,
  rentRules,
  shortestLicences,
} from "../../core/hire/can-rent";
import { CHAT_CHANNELS, chatUrl } from "../../core/business/chat";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { TextLink } from "../../ui/Button";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./CanRent.module.css";

/** Questions about the journey, then about the driver. */
const QUESTIONS = {
  vehicle: VEHICLES,
  north: ["no", "yes"],
  age: AGE_BANDS,
  licence: LICENCE_BANDS,
  payment: PAYMENTS,
} as const;

type Choices = { readonly [Question in keyof typeof QUESTIONS]: (typeof QUESTIONS)[Question][number] };

const QUESTION_IDS = Object.keys(QUESTIONS) as readonly (keyof Choices)[];

/** A row of the drivers’ table. */
type Cost = NonNullable<Queries.CanRentFragment["comparisonsJson"]>["drivers"][number];

/** What most drivers would choose. */
const USUAL: Choices = { vehicle: "car", age: "standard", licence: "standard", payment: "own", north: "no" };

/** The answer for the lowest age and the shortest licence of the chosen bands; the rest of a band has the same. */
function answerTo({ vehicle, age, licence, payment, north }: Choices, rules: RentRules): Answer {
  return canRent(
    { vehicle, age: lowestAges(rules)[age], licenceMonths: shortestLicences(rules)[licence], payment, north: north === "yes" },
    rules,
  );
}

/**
 * What the radio buttons say. They keep the state themselves, so that choices made before hydration, or restored by the browser, count.
 */
function useChoices() {
  const place = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((onChange: () => void) => {
    const watched = place.current;
    watched?.addEventListener("change", onChange);
    return () => {
      watched?.removeEventListener("change", onChange);
    };
  }, []);
  // A string, because snapshots must be equal as long as nothing changes.
  const read = useCallback(() => {
    const checked = place.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    return JSON.stringify({ ...USUAL, ...Object.fromEntries(Array.from(checked, ({ dataset, value }) => [dataset["question"], value])) });
  }, []);
  const snapshot = useSyncExternalStore(subscribe, read, () => JSON.stringify(USUAL));
  return { place, choices: JSON.parse(snapshot) as Choices };
}

/**
 * The verdict, the costs, what to do next, and every reason with its clause. Before hydration it answers for the usual driver; when a
 * choice is changed, CSS replaces it by a request to wait.
 */
function AnswerText({ answer: { verdict, kind, reasons }, costs }: { readonly answer: Answer; readonly costs: readonly Cost[] }) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const localPath = useLocalPath();
  const next = kind ?? (verdict === "no" ? "no" : "ask");
  return (
    <div className={styles.answer} role="status" aria-live="polite" data-verdict={verdict}>
      <p className={styles.verdict}>{text(`canRent.verdicts.${verdict}`)}</p>
      <p className={styles.wait}>{text("canRent.wait")}</p>
      {kind === undefined ? null : (
        <dl className={styles.money}>
          {costs.map(({ id, title, ...cells }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{cells[kind]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{text(`canRent.next.${next}`)}</p>
      <div className={styles.next}>
        {kind === "standard" || kind === "young" ? <BookButton /> : <CallButton variant="book" />}
        <div>
          {CHAT_CHANNELS.map((channel) => (
            <TextLink key={channel} href={chatUrl(channel, business.phones.chat, common.text("chat.messages.car"))}>
              {common.text(`chat.${channel}`)}
            </TextLink>
          ))}
        </div>
      </div>
      <div className={styles.because}>
        <p>{text("canRent.because")}</p>
        <ul className={styles.reasons}>
          {reasons.map(({ id, clause }) => (
            <li key={id}>
              {text(`canRent.reasons.${id}`)} <a href={localPath("booking-terms", clause)}>{text(`canRent.clauses.${clause}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The verdict at the bottom of a phone's screen while the questions are visible. */
function StickyVerdict({ verdict }: Pick<Answer, "verdict">) {
  const { text } = useTexts("home");
  const place = useRef<HTMLParagraphElement>(null);
  const isSeen = useInView(place);
  return (
    <p ref={place} className={styles.stickyVerdict} data-seen={isSeen} aria-hidden="true">
      {text(`canRent.verdicts.${verdict}`)}
    </p>
  );
}

/** Answers who may rent. Without a script it is hidden; the drivers' table has the same rules. */
export function CanRent({ data: { rentFacts, comparisonsJson } }: { readonly data: Queries.CanRentFragment }) {
  const { text } = useTexts("home");
  const id = useId();
  const { place, choices } = useChoices();
  const costs = required(comparisonsJson, "data/comparisons.json").drivers.filter(({ isCost }) => isCost);
  const answer = answerTo(choices, rentRules(rentFacts.nodes));
  return (
    <div className={styles.canRent} ref={place} role="group" aria-labelledby={id}>
      <div className={styles.questions} data-ground="deep">
        <div>
          <h3 id={id}>{text("canRent.title")}</h3>
          <p>{text("canRent.intro")}</p>
        </div>
        {QUESTION_IDS.map((question) => (
          <fieldset key={question}>
            <legend>{text(`canRent.questions.${question}.legend`)}</legend>
            <div className={styles.choices}>
              {QUESTIONS[question].map((option: string) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={`can-rent-${question}`}
                    data-question={question}
                    value={option}
                    defaultChecked={option === USUAL[question]}
                  />
                  {text(`canRent.questions.${question}.options.${option}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <StickyVerdict verdict={answer.verdict} />
      <div className={styles.answers}>
        <AnswerText answer={answer} costs={costs} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment CanRent on Query {
    comparisonsJson {
      drivers {
        id
        title(language: $language)
        standard(language: $language)
        young(language: $language)
        van(language: $language)
        isCost
      }
    }
    rentFacts: allFact(
      filter: {
        factId: {
          in: [
            "carAgeMin"
            "carAgeMax"
            "carLicenceYears"
            "carYoungAgeMin"
            "carLicenceMonthsMin"
            "carAskAgeMin"
            "vanAgeMin"
            "vanLicenceYears"
          ]
        }
      }
    ) {
      nodes {
        factId
        value
      }
    }
  }
`;

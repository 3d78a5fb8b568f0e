import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useCallback, useRef, useSyncExternalStore } from "react";
import {
  type Car,
  QUESTIONS,
  QUESTION_IDS,
  type Question,
  USUAL,
  answerTo,
  carsWithFigures,
  chosenCar,
  readChoices,
} from "../../rental/choices";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { AnswerPanel } from "./AnswerPanel";
import * as styles from "./Check.module.css";

/** The values of the fields, as a string: React compares snapshots, and an object would be new each time. */
const written = (form: HTMLFormElement | null): string =>
  form === null
    ? ""
    : new URLSearchParams(Array.from(new FormData(form), ([name, value]) => [name, typeof value === "string" ? value : ""])).toString();

/** The fields keep the state themselves, so that choices made before hydration count. */
function useChoices() {
  const form = useRef<HTMLFormElement>(null);
  const subscribe = useCallback((onChange: () => void) => {
    const watched = form.current;
    watched?.addEventListener("change", onChange);
    return () => {
      watched?.removeEventListener("change", onChange);
    };
  }, []);
  const fields = useSyncExternalStore(
    subscribe,
    () => written(form.current),
    () => "",
  );
  return { form, fields: new URLSearchParams(fields) };
}

/** A question and its answers. Where cars have figures of their own, their names are answers in place of “A car”. */
function Radios({ question, cars }: { readonly question: Question; readonly cars: readonly Car[] }) {
  const { t } = useTranslation("can-i-rent");
  const own = question === "vehicle" ? cars : [];
  const others = QUESTIONS[question].filter((option: string) => own.length === 0 || option !== "car");
  const options = [...own, ...others.map((id: string) => ({ id, name: textOf(t, `questions.${question}.options`, id) }))];
  const usual = own[0]?.id ?? USUAL[question];
  return (
    <fieldset>
      <legend>
        {t(`questions.${question}.legend`)} {question === "payment" ? <small>{t("questions.payment.note")}</small> : null}
      </legend>
      <div className={styles.choices}>
        {options.map(({ id, name }) => (
          <label key={id}>
            <input className="over" type="radio" name={question} value={id} defaultChecked={id === usual} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Five questions and their answer. The form has no button, so it is never sent. Browsers do not restore it, so every visit starts anew. */
export function Check({ data }: { readonly data: Queries.CheckFragment }) {
  const { t } = useTranslation("can-i-rent");
  const { form, fields } = useChoices();
  const choices = readChoices(fields);
  const answer = answerTo(choices, data.rentFacts.nodes);
  const cars = carsWithFigures(required(data.fleetJson, "data/fleet.json").vehicles);
  return (
    <section className={clsx("wrap scripted", styles.section)}>
      <div className={styles.check} role="group" aria-labelledby="title" data-answer={answer.verdict}>
        <form ref={form} autoComplete="off" className={styles.questions} data-ground="deep">
          {QUESTION_IDS.map((question) => (
            <Radios key={question} question={question} cars={cars} />
          ))}
          <p>{t("private")}</p>
        </form>
        <AnswerPanel choices={choices} answer={answer} car={chosenCar(fields, cars)} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Check on Query {
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
    fleetJson {
      vehicles {
        id
        name
        deposit(language: $language)
        excess(language: $language)
      }
    }
  }
`;

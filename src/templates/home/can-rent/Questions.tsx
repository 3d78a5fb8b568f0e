import type { InputHTMLAttributes, ReactNode, RefObject } from "react";
import { AGE_BANDS, LICENCE_BANDS } from "../../../core/hire/can-rent";
import { type Choices, OTHER_COUNTRY, PROTECTION, QUESTIONS, USUAL } from "../../../core/hire/trip-choices";
import { useTexts } from "../../../i18n/texts";
import { Fold } from "../../../ui/Fold";
import * as styles from "./CanRent.module.css";

type Question = keyof typeof QUESTIONS;

const QUESTION_IDS = Object.keys(QUESTIONS) as readonly Question[];

export type Country = NonNullable<Queries.CanRentFragment["licencesJson"]>["countries"][number];

interface RadiosProps {
  readonly name: keyof Choices;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Radios({ name, legend, options }: RadiosProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === USUAL[name]} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "min" | "max" | "inputMode"> {
  /** Also the key of its label. */
  readonly name: Exclude<keyof Choices, Question | "protection">;
  readonly isHidden?: boolean;
  /** The options of a list; without them the visitor types. */
  readonly children?: ReactNode;
}

function Field({ name, isHidden, children, ...input }: FieldProps) {
  const { text } = useTexts("home");
  return (
    <label className={styles.field} hidden={isHidden}>
      {text(`canRent.trip.${name}`)}
      {children === undefined ? (
        <input name={name} defaultValue={USUAL[name]} {...input} />
      ) : (
        <select name={name} defaultValue={USUAL[name]}>
          {children}
        </select>
      )}
    </label>
  );
}

/** What only some visitors need. Without scripts it could not answer, so it comes with them. */
function TripFields({ choices, countries }: { readonly choices: Choices; readonly countries: readonly Country[] }) {
  const { text } = useTexts("home");
  const isVan = choices.vehicle === "van";
  const areDaysKnown = choices.from !== "" && choices.until !== "";
  return (
    <div className={styles.fields}>
      <Field name="from" type="date" isHidden={isVan} />
      <Field name="pickUp" type="time" isHidden={isVan} />
      <Field name="until" type="date" min={choices.from} isHidden={isVan} />
      <Field name="dropOff" type="time" isHidden={isVan} />
      <Field name="days" type="number" min={1} max={999} isHidden={isVan || areDaysKnown} />
      <Field name="rate" inputMode="decimal" isHidden={isVan} />
      <Field name="age2" isHidden={isVan}>
        <option value="">{text("canRent.trip.nobody")}</option>
        {AGE_BANDS.map((age) => (
          <option key={age} value={age}>
            {text(`canRent.questions.age.options.${age}`)}
          </option>
        ))}
      </Field>
      <Field name="licence2" isHidden={isVan || choices.age2 === ""}>
        {LICENCE_BANDS.map((licence) => (
          <option key={licence} value={licence}>
            {text(`canRent.questions.licence.options.${licence}`)}
          </option>
        ))}
      </Field>
      <Field name="country">
        <option value="">{text("canRent.trip.anyCountry")}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={OTHER_COUNTRY}>{text("canRent.trip.otherCountry")}</option>
      </Field>
      <div hidden={isVan}>
        <Radios
          name="protection"
          legend={text("canRent.trip.protection")}
          options={PROTECTION.map((answer) => [answer, text(`canRent.trip.${answer}`)])}
        />
      </div>
      <p hidden={isVan}>{text("canRent.trip.clock")}</p>
    </div>
  );
}

interface QuestionsProps {
  readonly form: RefObject<HTMLFormElement>;
  readonly choices: Choices;
  readonly countries: readonly Country[];
  readonly isHydrated: boolean;
}

/** The form. It is never sent: it has no button, and the browser may not restore it, because the address does. */
export function Questions({ form, choices, countries, isHydrated }: QuestionsProps) {
  const { text } = useTexts("home");
  return (
    <form ref={form} autoComplete="off" className={styles.questions} data-ground="deep">
      <Fold label={text("canRent.more")} shown={3}>
        <div className={styles.asked}>
          {QUESTION_IDS.map((question) => (
            <Radios
              key={question}
              name={question}
              legend={text(`canRent.questions.${question}.legend`)}
              options={QUESTIONS[question].map((option: string) => [option, text(`canRent.questions.${question}.options.${option}`)])}
            />
          ))}
        </div>
      </Fold>
      <details>
        <summary>{text("canRent.trip.summary")}</summary>
        {isHydrated ? <TripFields choices={choices} countries={countries} /> : <p>{text("canRent.wait")}</p>}
      </details>
    </form>
  );
}

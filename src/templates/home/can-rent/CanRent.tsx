import { graphql } from "gatsby";
import { useId } from "react";
import { answerTo } from "../../../core/hire/trip-choices";
import { required } from "../../../core/required";
import { useTexts } from "../../../i18n/texts";
import { Answer } from "./Answer";
import { Examples } from "./Examples";
import { Questions } from "./Questions";
import { TRIP, useChoices, useHydrated } from "./use-choices";
import * as styles from "./CanRent.module.css";

/** Answers who may rent and what it costs. Without scripts, examples replace it. */
export function CanRent({ data }: { readonly data: Queries.CanRentFragment }) {
  const { text } = useTexts("home");
  const id = useId();
  const isHydrated = useHydrated();
  const { form, choices } = useChoices(isHydrated);
  const facts = data.rentFacts.nodes;
  const { drivers, examples } = required(data.comparisonsJson, "data/comparisons.json");
  const { countries } = required(data.licencesJson, "data/licences.json");
  // What is not on the list is not known.
  const listed = countries.find(({ code }) => code === choices.country)?.recognised;
  const recognised = listed === "yes" || listed === "permit" ? listed : choices.country === "" ? undefined : "unknown";
  return (
    <div id={TRIP} className={styles.place}>
      <div className={styles.canRent} role="group" aria-labelledby={id}>
        <div className={styles.head} data-ground="deep">
          <h3 id={id}>{text("canRent.title")}</h3>
          <p>{text("canRent.intro")}</p>
        </div>
        <div className={styles.body}>
          <Questions form={form} choices={choices} countries={countries} isHydrated={isHydrated} />
          <Answer
            answer={answerTo(choices, facts, recognised === "unknown")}
            choices={choices}
            countries={countries}
            recognised={recognised}
            vanCosts={drivers.filter(({ isCost }) => isCost)}
            isHydrated={isHydrated}
          />
        </div>
      </div>
      {isHydrated ? null : <Examples examples={examples} facts={facts} countries={countries} />}
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
      examples {
        id
        title(language: $language)
        trip
      }
    }
    licencesJson {
      countries(language: $language) {
        code
        name
        recognised
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
            "carYoungSurcharge"
            "carPriceFrom"
            "carPriceMax"
            "carCancelNotice"
            "carDepositMin"
            "carDepositMax"
            "carDepositReleaseHours"
            "carDepositReleaseMaxDays"
            "carDepositProtected"
            "carYoungDeposit"
            "carYoungDepositProtected"
            "carExcessSmall"
            "carExcessLarge"
            "carDamageAdmin"
            "carAdditionalDriver"
            "carRefuelling"
            "carCleaning"
            "carValeting"
            "carLateAdmin"
            "carLateDays"
            "carOutOfHours"
            "carHandoverOpens"
            "carHandoverCloses"
            "carFineAdmin"
            "carProtectionPrice"
            "carProtectionExcess"
            "northInsuranceShort"
            "northInsuranceShortDays"
            "northInsuranceLong"
            "northInsuranceLongMonths"
            "northExcess"
            "rentalDayHours"
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

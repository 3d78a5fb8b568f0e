import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Clauses } from "../../blocks/Clauses/Clauses";
import { Hero } from "../../blocks/Hero/Hero";
import { DEFAULT_LANGUAGE, languageAttributes } from "../../i18n/languages";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Grid } from "../../ui/Grid";
import { Table } from "../../ui/Table";
import * as styles from "./BookingTerms.module.css";

export { PageHead as Head } from "../../head/PageHead";

const IN_ENGLISH = { lang: DEFAULT_LANGUAGE, ...languageAttributes(DEFAULT_LANGUAGE), className: styles.english };

/** The terms. A checkbox shows the English beside a translation. */
export default function BookingTermsPage({ data }: PageProps<Queries.BookingTermsPageQuery>) {
  const { t } = useTranslation("booking-terms");
  const { parts, fees } = required(data.termsJson, "data/terms.json");
  const choice = useRef<HTMLInputElement>(null);
  const [isEnglishShown, setEnglishShown] = useState(false);
  const english = isEnglishShown ? data.english : null;

  // It may have been checked before hydration.
  useEffect(() => {
    setEnglishShown(choice.current?.checked === true);
  }, []);

  const feesTable = (
    <>
      <p className={styles.feesLead}>{t("fees.lead")}</p>
      <Grid min={28} className={styles.both}>
        {[...new Set(fees.map(({ scope }) => scope))].map((vehicle) => (
          <Table
            key={vehicle}
            className={styles.fees}
            caption={`${t("fees.short")}: ${textOf(t, "fees.scopes", vehicle)}`}
            corner={textOf(t, "fees.scopes", vehicle)}
            columns={[t("fees.amount")]}
            rows={fees
              .filter(({ scope }) => scope === vehicle)
              .map(({ id, name, when, amount }) => {
                const original = english?.fees.find((fee) => fee.id === id);
                const note =
                  original === undefined ? (
                    when
                  ) : (
                    <>
                      {when}
                      <span {...IN_ENGLISH}>
                        <b>{original.name}</b> {original.when}
                      </span>
                    </>
                  );
                return { id, anchor: `fee-${id}`, title: name, note, cells: [amount] };
              })}
          />
        ))}
      </Grid>
    </>
  );
  return (
    <>
      <Hero variants={["low", "small"]} picture={data.hero} title={t("hero.title")} lead={t("hero.lead")} />
      <Clauses
        namespace="booking-terms"
        parts={parts}
        ending={{ id: "fees", title: t("fees.title"), short: t("fees.short"), content: feesTable }}
        below={(part, { id }) => {
          const original = english?.parts.find((other) => other.id === part)?.clauses.find((clause) => clause.id === id);
          return original === undefined ? null : (
            <div {...IN_ENGLISH}>
              <p>
                <b>{original.title}</b>
              </p>
              <Paragraphs>{original.body ?? []}</Paragraphs>
              {original.list === null ? null : <DashList items={original.list} />}
            </div>
          );
        }}
      >
        {data.english ? (
          <label className={clsx(styles.choice, "scripted")}>
            <input
              ref={choice}
              type="checkbox"
              onChange={({ target }) => {
                setEnglishShown(target.checked);
              }}
            />
            {t("english")}
          </label>
        ) : null}
      </Clauses>
    </>
  );
}

export const query = graphql`
  query BookingTermsPage($language: String!, $isTranslated: Boolean!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    termsJson {
      parts {
        ...ClausePart
      }
      fees {
        ...Fee
      }
    }
    english: termsJson @include(if: $isTranslated) {
      parts {
        id
        clauses {
          id
          title(language: "en")
          body(language: "en")
          list(language: "en")
        }
      }
      fees {
        id
        name(language: "en")
        when(language: "en")
      }
    }
  }
  fragment Fee on TermsJsonFees {
    id
    name(language: $language)
    when(language: $language)
    amount(language: $language)
    scope
  }
`;

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LANGUAGE_KEY, OFFER_KEY } from "../../publish/scripts/language-names";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { business, formatTelephone, isPlaceholder, telephoneUrl } from "../../core/business/business";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Table } from "../../ui/Table";
import { Clause, Clauses, ClausesPart, InBrief, clauseId } from "../../blocks/Clauses/Clauses";
import { Document } from "../../blocks/Document/Document";
import { DocumentTools } from "../../blocks/DocumentTools/DocumentTools";
import * as styles from "./LegalNotice.module.css";

const NAMESPACE = "legal-notice";

/** A row of details. `field` is its place in `data/business.json`. */
interface Detail {
  readonly label: DetailLabel;
  readonly field: string;
  readonly value: ReactNode;
}

type DetailLabel = keyof EnglishTexts["legal-notice"]["details"];

function legalDetail(label: keyof typeof business.legal): Detail {
  return { label, field: `legal.${label}`, value: business.legal[label] };
}

function phoneDetail(line: "local" | "uk"): Detail {
  const number = (
    <a href={telephoneUrl(line)}>
      <bdi>{formatTelephone(business.phones[line])}</bdi>
    </a>
  );
  return { label: line, field: `phones.${line}`, value: number };
}

/** The details below the texts of some clauses. */
const DETAILS: Readonly<Record<string, readonly Detail[]>> = {
  "imprint-provider": [
    legalDetail("name"),
    { label: "brand", field: "brand", value: business.brand },
    legalDetail("address"),
    { label: "office", field: "places.office", value: <OfficeAddress /> },
  ],
  "imprint-contact": [
    { label: "email", field: "email", value: <a href={`mailto:${business.email}`}>{business.email}</a> },
    phoneDetail("local"),
    phoneDetail("uk"),
  ],
  "imprint-register": [legalDetail("register"), legalDetail("registrationNumber"), legalDetail("vatNumber")],
  "imprint-licence": [legalDetail("authority"), legalDetail("licence")],
  "privacy-servers": [legalDetail("host")],
};

function OfficeAddress() {
  const { list } = useTexts("common");
  return list("address.office").join(", ");
}

/** A value; one that the owner has yet to supply is left blank or marked, so that nobody takes it for real. */
function DetailValue({ field, value }: Pick<Detail, "field" | "value">) {
  const { text } = useTexts(NAMESPACE);
  if (!isPlaceholder(field)) {
    return value;
  }
  return field.startsWith("legal.") ? (
    <em className={styles.blank}>{text("placeholder.blank")}</em>
  ) : (
    <>
      {value} <em className={styles.blank}>{text("placeholder.mark")}</em>
    </>
  );
}

function Details({ entries }: { readonly entries: readonly Detail[] }) {
  const { text } = useTexts(NAMESPACE);
  return (
    <dl className={styles.details}>
      {entries.map(({ label, ...detail }) => (
        <div key={label}>
          <dt>{text(`details.${label}`)}</dt>
          <dd>
            <DetailValue {...detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the language script stores in the browser, by the script's own keys. */
function Storage() {
  const { text } = useTexts(NAMESPACE);
  return (
    <Table
      caption={text("storage.caption")}
      isCaptionHidden
      corner={text("storage.key")}
      columns={[{ title: text("storage.holds") }, { title: text("storage.reason") }]}
      rows={[LANGUAGE_KEY, OFFER_KEY].map((key) => ({
        id: key,
        title: key,
        cells: [text(`storage.items.${key}.holds`), text(`storage.items.${key}.reason`)],
      }))}
    />
  );
}

export function LegalNotice({ data: { legalJson } }: { readonly data: Queries.LegalNoticeFragment }) {
  const { text, names, has } = useTexts(NAMESPACE);
  const { parts, dataProtectionUrl } = required(legalJson, "data/legal.json");
  const links: Readonly<Record<string, string>> = {
    "privacy-complaint": dataProtectionUrl,
    "reviews-real": business.googleReviewsUrl,
  };
  return (
    <Document
      contents={{
        title: text("contents"),
        entries: parts.map(({ id, clauses }) => ({
          id,
          title: text(`${id}.short`),
          entries: clauses.map((clause) => ({ id: clauseId(id, clause), title: text(`${id}.clauses.${clause}.short`) })),
        })),
      }}
    >
      <Clauses>
        <DocumentTools namespace={NAMESPACE} />
        {parts.map(({ id: part, clauses }) => (
          <ClausesPart key={part} id={part} title={text(`${part}.title`)}>
            {has(`${part}.brief`) ? <InBrief namespace={NAMESPACE} part={part} entries={names(`${part}.brief`)} /> : null}
            {clauses.map((clause) => {
              const id = clauseId(part, clause);
              const link = links[id];
              return (
                <Clause key={clause} namespace={NAMESPACE} part={part} clause={clause}>
                  {DETAILS[id] === undefined ? null : <Details entries={DETAILS[id]} />}
                  {id === "privacy-storage" ? <Storage /> : null}
                  {link === undefined ? null : (
                    <p>
                      <ExternalLink href={link}>{text(`${part}.clauses.${clause}.link`)}</ExternalLink>
                    </p>
                  )}
                </Clause>
              );
            })}
          </ClausesPart>
        ))}
      </Clauses>
    </Document>
  );
}

export const query = graphql`
  fragment LegalNotice on Query {
    legalJson {
      parts {
        id
        clauses
      }
      dataProtectionUrl
    }
  }
`;

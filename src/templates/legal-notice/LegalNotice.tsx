import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { LANGUAGE_KEY, OFFER_KEY } from "../../publish/scripts/language-names";
import { useTexts } from "../../i18n/texts";
import { business, formatTelephone, isPlaceholder, telephoneUrl } from "../../core/business/business";
import { TextLink } from "../../ui/Button";
import { Table } from "../../ui/Table";
import { Clause, Clauses, ClausesPart, InBrief, clauseId } from "../../blocks/Clauses/Clauses";
import { Document } from "../../blocks/Document/Document";
import { DocumentTools } from "../../blocks/DocumentTools/DocumentTools";
import * as styles from "./LegalNotice.module.css";

const NAMESPACE = "legal-notice";

interface LegalNoticeProps {
  readonly data: Queries.LegalNoticeFragment;
}

/** What the business says of itself: a value, and the field of the business file from which it comes. */
interface Detail {
  /** The label, below `details`. */
  readonly label: string;
  readonly field: string;
  readonly value: ReactNode;
}

/** A field of `legal` in the business file. */
function legalDetail(label: keyof typeof business.legal): Detail {
  return { label, field: `legal.${label}`, value: business.legal[label] };
}

/** A value, or what stands for one that the owner has yet to supply: never anything that could be taken for real. */
function DetailValue({ field, value }: Pick<Detail, "field" | "value">) {
  const { text } = useTexts(NAMESPACE);
  if (!isPlaceholder(field)) {
    return value;
  }
  return field.startsWith("legal.") ? (
    <em className={styles["blank"]}>{text("placeholder.blank")}</em>
  ) : (
    <>
      {value} <em className={styles["blank"]}>{text("placeholder.mark")}</em>
    </>
  );
}

function Details({ entries }: { readonly entries: readonly Detail[] }) {
  const { text } = useTexts(NAMESPACE);
  return (
    <dl className={styles["details"]}>
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

function Provider() {
  const common = useTexts("common");
  return (
    <Details
      entries={[
        legalDetail("name"),
        { label: "brand", field: "brand", value: business.brand },
        legalDetail("address"),
        { label: "office", field: "places.office", value: common.list("address.office").join(", ") },
      ]}
    />
  );
}

function Contact() {
  return (
    <Details
      entries={[
        { label: "email", field: "email", value: <a href={`mailto:${business.email}`}>{business.email}</a> },
        ...(["local", "uk"] as const).map((line) => ({
          label: line,
          field: `phones.${line}`,
          value: (
            <a href={telephoneUrl(line)}>
              <bdi>{formatTelephone(business.phones[line])}</bdi>
            </a>
          ),
        })),
      ]}
    />
  );
}

function Register() {
  return <Details entries={[legalDetail("register"), legalDetail("registrationNumber"), legalDetail("vatNumber")]} />;
}

function Licence() {
  return <Details entries={[legalDetail("authority"), legalDetail("licence")]} />;
}

function Servers() {
  return <Details entries={[legalDetail("host")]} />;
}

/** What the language script keeps in the browser; the keys are the script's own, so that the page names what is written. */
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

/** What stands below the texts of some clauses. */
const ADDITIONS: Readonly<Record<string, ComponentType>> = {
  "imprint-provider": Provider,
  "imprint-contact": Contact,
  "imprint-register": Register,
  "imprint-licence": Licence,
  "privacy-storage": Storage,
  "privacy-servers": Servers,
};

function Addition({ id }: { readonly id: string }) {
  const Component = ADDITIONS[id];
  return Component === undefined ? null : <Component />;
}

/** Who runs the site, what happens to data, how accessible the pages are, and which reviews are real: clauses with anchors. */
export function LegalNotice({ data: { legalJson } }: LegalNoticeProps) {
  const { text, names, has } = useTexts(NAMESPACE);
  const common = useTexts("common");
  const { parts, dataProtectionUrl } = legalJson ?? { parts: [], dataProtectionUrl: "" };
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
                  <Addition id={id} />
                  {link === undefined ? null : (
                    <p>
                      <TextLink href={link} icon="external-link" newTab={common.text("actions.newTab")}>
                        {text(`${part}.clauses.${clause}.link`)}
                      </TextLink>
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

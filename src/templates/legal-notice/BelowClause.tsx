import type { ReactNode } from "react";
import { LANGUAGE_KEY, OFFER_KEY } from "../../i18n/language-names";
import { type Page, usePage } from "../../page/page";
import { useTranslation } from "react-i18next";
import { formatTelephone, isPlaceholder, telephoneUrl } from "../../business/business";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { OfficeAddress } from "../../blocks/OfficeAddress/OfficeAddress";
import { Table } from "../../ui/Table";
import * as styles from "./BelowClause.module.css";

const NAMESPACE = "legal-notice";

/** A row of details. `field` is its place in `data/business.json`. */
interface Detail {
  readonly label: keyof EnglishTexts["legal-notice"]["details"];
  readonly field: string;
  readonly value: ReactNode;
}

/** The details below the texts of some clauses. */
function detailsOf({ brand, email, legal, phones }: Page["business"]): Readonly<Record<string, readonly Detail[]>> {
  const legalDetail = (label: keyof typeof legal): Detail => ({ label, field: `legal.${label}`, value: legal[label] });
  const phoneDetail = (line: "local" | "uk"): Detail => {
    const number = (
      <a href={telephoneUrl(phones[line])}>
        <bdi>{formatTelephone(phones[line])}</bdi>
      </a>
    );
    return { label: line, field: `phones.${line}`, value: number };
  };
  return {
    "imprint-provider": [
      legalDetail("name"),
      { label: "brand", field: "brand", value: brand },
      legalDetail("address"),
      { label: "office", field: "places.office", value: <OfficeAddress /> },
    ],
    "imprint-contact": [
      { label: "email", field: "email", value: <a href={`mailto:${email}`}>{email}</a> },
      phoneDetail("local"),
      phoneDetail("uk"),
    ],
    "imprint-register": [legalDetail("register"), legalDetail("registrationNumber"), legalDetail("vatNumber")],
    "imprint-licence": [legalDetail("authority"), legalDetail("licence")],
    "privacy-servers": [legalDetail("host")],
  };
}

/** Leaves a placeholder blank or marks it, so that nobody takes it for a real value. */
function DetailValue({ field, value }: Pick<Detail, "field" | "value">) {
  const { t } = useTranslation(NAMESPACE);
  const { business } = usePage();
  if (!isPlaceholder(field, business.placeholders)) {
    return value;
  }
  return field.startsWith("legal.") ? (
    <em className={styles.blank}>{t("placeholder.blank")}</em>
  ) : (
    <>
      {value} <em className={styles.blank}>{t("placeholder.mark")}</em>
    </>
  );
}

function Details({ entries }: { readonly entries: readonly Detail[] }) {
  const { t } = useTranslation(NAMESPACE);
  return (
    <dl className={styles.details}>
      {entries.map(({ label, ...detail }) => (
        <div key={label}>
          <dt className="small">{t(`details.${label}`)}</dt>
          <dd>
            <DetailValue {...detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the language script stores in the browser. */
function Storage() {
  const { t } = useTranslation(NAMESPACE);
  return (
    <Table
      caption={t("storage.caption")}
      corner={t("storage.key")}
      columns={[t("storage.holds"), t("storage.reason")]}
      rows={([LANGUAGE_KEY, OFFER_KEY] as const).map((key) => ({
        id: key,
        title: key,
        cells: [t(`storage.items.${key}.holds`), t(`storage.items.${key}.reason`)],
      }))}
    />
  );
}

interface BelowClauseProps {
  readonly part: string;
  readonly clause: string;
  readonly link: { readonly address: string | undefined; readonly label: string | null };
}

/** What follows the texts of a clause: details, a table, or a link. */
export function BelowClause({ part, clause, link }: BelowClauseProps) {
  const details = detailsOf(usePage().business)[`${part}-${clause}`];
  return (
    <>
      {details === undefined ? null : <Details entries={details} />}
      {part === "privacy" && clause === "storage" ? <Storage /> : null}
      {link.address === undefined ? null : (
        <p>
          <ExternalLink href={link.address}>{link.label}</ExternalLink>
        </p>
      )}
    </>
  );
}

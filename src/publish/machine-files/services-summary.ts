import { formatTelephone } from "../../core/business/business";
import { LANGUAGES, type Language, optionOf } from "../../core/languages";
import { localizedPath } from "../../core/routes/localized-path";
import { isListed } from "../../core/routes/routes";
import type { SiteData } from "../../core/schemas";
import { ARTICLE_PARENT } from "../../core/page-ids";
import { type Route } from "../../core/routes/route-table";
import type { SiteTexts } from "../site-texts";

/** The path of the summary in a language. */
export function summaryPath(language: Language): string {
  return localizedPath(language, "llms.txt", "");
}

/**
 * What the business does, in plain language for language models: every sentence is on a page too, with the same facts.
 *
 * @source llmstxt.org: a title, a summary, sections with lists of links
 */
export function servicesSummary(
  language: Language,
  siteUrl: string,
  { answers: { answers }, business, faq, reasons, terms }: Pick<SiteData, "answers" | "business" | "faq" | "reasons" | "terms">,
  routes: readonly Route[],
  { text, list, localized }: SiteTexts,
): string {
  const t = (namespace: string, key: string): string => text(language, namespace, key);
  const link = ({ mainNamespace, paths }: Route): string =>
    `- [${t(mainNamespace, "meta.title")}](${siteUrl}${paths[language]}): ${t(mainNamespace, "meta.description")}`;
  const isArticle = ({ kind }: Route): boolean => kind === "article";
  const listed = routes.filter(({ id }) => isListed(id));

  const inLanguage = (words: Readonly<Record<Language, string>>): string => localized(language, words);
  const instantAnswers = answers.map(({ figure, label, answer }) => `- ${inLanguage(figure)} ${inLanguage(label)}. ${inLanguage(answer)}`);
  const benefits = reasons.parking.map(({ title, text: about }) => `- ${inLanguage(title)}: ${inLanguage(about)}`);
  const vanAnswers = faq.van.map(
    ({ question }, index) => `- ${inLanguage(question)} ${list(language, "data/faq", `van.${String(index)}.answer`).join(" ")}`,
  );
  const fees = terms.fees.map(
    ({ name, when, amount, scope }) =>
      `- ${t("booking-terms", `fees.scopes.${scope}`)}: ${inLanguage(name)}: ${inLanguage(amount)} (${inLanguage(when)})`,
  );
  const contact = [
    `- ${t("common", "phone.local")}: ${formatTelephone(business.phones.local)}`,
    `- ${t("common", "phone.uk")}: ${formatTelephone(business.phones.uk)}`,
    `- ${business.email}`,
    `- ${list(language, "common", "address.office").join(", ")}: ${t("common", "footer.officeWhere")}`,
    `- ${t("common", "footer.hours")}: ${t("common", "footer.hoursText")}. ${t("common", "footer.handover")}`,
    `- ${t("common", "actions.book")}: ${business.reservationsUrl}`,
  ];
  const otherLanguages = LANGUAGES.filter((code) => code !== language).map(
    (code) => `- [${optionOf(code).name}](${siteUrl}${summaryPath(code)})`,
  );
  const section = (title: string, lines: readonly string[]): readonly string[] => ["", `## ${title}`, "", ...lines];

  return [
    `# ${business.brand}`,
    "",
    `> ${t("home", "meta.description")} ${t("common", "site.locatedAt")}.`,
    ...section(t("common", "footer.services"), listed.filter((route) => !isArticle(route) && route.id !== ARTICLE_PARENT).map(link)),
    ...section(t("home", "answers.title"), instantAnswers),
    ...section(t("common", "nav.airport-parking"), [`- ${t("airport-parking", "hero.lead")}`, ...benefits]),
    ...section(t("common", "nav.van-rental"), [`- ${t("van-rental", "hero.lead")}`, ...vanAnswers]),
    ...section(t("booking-terms", "fees.title"), fees),
    ...section(t("common", "nav.explore-cyprus"), listed.filter((route) => isArticle(route) || route.id === ARTICLE_PARENT).map(link)),
    ...section(t("common", "footer.office"), contact),
    ...section(t("common", "language.label").replace(/:$/, ""), otherLanguages),
    "",
  ].join("\n");
}

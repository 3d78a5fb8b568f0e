import { CHAT_CHANNELS } from "../core/business/chat";
import { DRIVER_KINDS, REASONS, VERDICTS } from "../core/hire/can-rent";
import { COST_LINES } from "../core/hire/cost";
import { LANGUAGES } from "../core/languages";
import { valueAt } from "../core/text/value-at";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { type Problem, formatPath } from "../content/problem";
import { fileProblem, problemAt } from "./finding";
import type { ValidData } from "./reference-problems";

/** A text of a locale file that something needs. */
interface NeededText {
  readonly namespace: string;
  readonly key: string;
  /** What needs it. */
  readonly because: string;
}

const needed = (namespace: string, keys: readonly string[], because: string): readonly NeededText[] =>
  keys.map((key) => ({ namespace, key, because }));

/** Texts that only a script shows, so that no built page would miss them. */
const TEXTS_OF_SCRIPTS: readonly NeededText[] = [
  ...needed(
    "common",
    [...CHAT_CHANNELS.flatMap((channel) => [`scan.${channel}`, `open.${channel}`]), "instruction", "qr", "copy", "copied", "close"].map(
      (key) => `chat.${key}`,
    ),
    "the dialog of the chat",
  ),
  ...needed("common", ["map.google.title", "map.google.hide"], "the map of Google"),
  ...needed(
    "home",
    [
      ...VERDICTS.map((verdict) => `verdicts.${verdict}`),
      ...[...DRIVER_KINDS, "ask", "no"].map((kind) => `next.${kind}`),
      ...Object.entries(REASONS).flatMap(([reason, { clause }]) => [`reasons.${reason}`, `clauses.${clause}`]),
      ...Object.keys(COST_LINES).map((line) => `lines.${line}`),
      ...["ask", "typed", "partOfDay", "wrongDates", "cancelBy", "releasedBy", "latest"].map((sum) => `sums.${sum}`),
      ...["yes", "permit", "unknown"].map((recognised) => `licence.${recognised}`),
      ...["copy", "copied", "failed", "print", "calendar"].map((way) => `keep.${way}`),
      ...["from", "until", "rate", "nobody", "country", "anyCountry", "otherCountry", "clock", "yes", "no"].map((field) => `trip.${field}`),
      "message.prices",
    ].map((key) => `canRent.${key}`),
    "an answer of “Can I rent?”",
  ),
];

/** Texts that pages need: their titles, their labels in menus, and their cards on the travel guide. */
function textsOfPages({ pages, articles }: ValidData): readonly NeededText[] {
  const menus = [pages?.navigation, pages?.service, pages?.footer, pages?.bottom];
  const labelled = new Set(menus.flatMap((menu) => menu ?? []));
  return Object.keys(pages?.pages ?? {}).flatMap((id) => {
    const because = `the page “${id}” of data/pages.json`;
    return [
      ...needed(id, ["meta.title", "meta.description", "hero.title"], because),
      ...(articles?.cards.includes(id) === true ? needed(id, ["card.title", "card.summary", "card.label"], because) : []),
      ...(labelled.has(id) ? needed("common", [`nav.${id}`], because) : []),
    ];
  });
}

/**
 * Texts and whole files that pages and scripts need and no language has. What only some languages lack is a difference of shape.
 *
 * @param unreadable paths of locale files that exist and cannot be read
 */
export function missingTexts(locales: LocaleDocuments, data: ValidData, unreadable: ReadonlySet<string>): readonly Problem[] {
  const all = [...textsOfPages(data), ...TEXTS_OF_SCRIPTS];
  const files = new Map([...all].reverse().map(({ namespace, because }) => [namespace, because]));
  const missingFiles = Array.from(files).flatMap(([namespace, because]) =>
    LANGUAGES.filter((language) => !locales[language].has(namespace) && !unreadable.has(`locales/${language}/${namespace}.json`)).map(
      (language) =>
        fileProblem(`locales/${language}/${namespace}.json`, {
          found: "nothing: the file is missing",
          allowed: `a file with the texts for ${because}`,
          fix: locales[REFERENCE].has(namespace)
            ? `Translate locales/${REFERENCE}/${namespace}.json.`
            : "Write the file in every language.",
        }),
    ),
  );
  const texts = all.flatMap(({ namespace, key, because }) => {
    const english = locales[REFERENCE].get(namespace);
    const path = key.split(".");
    return english === undefined || valueAt(english.value, path) !== undefined
      ? []
      : [
          problemAt(english, path, {
            found: `nothing: “${formatPath(path)}” is missing`,
            allowed: `a text for ${because}`,
            fix: `Add “${formatPath(path)}” to ${namespace}.json in every language.`,
          }),
        ];
  });
  return [...missingFiles, ...texts];
}

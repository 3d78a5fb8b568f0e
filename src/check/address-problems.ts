import { DEFAULT_LANGUAGE, LANGUAGES, isLanguage } from "../i18n/languages";
import { localizedPaths } from "../i18n/routes/localized-path";
import { NON_VISITOR_FOLDERS, PAGE_DATA_FOLDER, STATIC_FOLDER } from "../i18n/routes/folders";
import { articleFile } from "../schemas";
import { NOT_FOUND, NOT_FOUND_SLUG } from "../i18n/page-ids";
import { type Finding, type JsonPath, formatPath } from "../content/problem";
import { type Rule, type CheckedSite, dataProblem } from "./rule";
import { fileProblem } from "../content/finding";
import type { SiteFiles } from "../content/site-files";

/** An address of the site, with the place that claims it. */
interface Address {
  readonly in: string;
  readonly path: JsonPath;
  readonly address: string;
  /** Whether it is an address that redirects to the page. */
  readonly isOld: boolean;
}

/** Files in the folder of every language that hosts also serve without their ending. */
const FILES: readonly string[] = ["index", "404", NOT_FOUND_SLUG];

/** Top-level folders of the built site that hold no pages. */
function foldersOf({ paths }: Pick<SiteFiles, "paths">): readonly string[] {
  const copied = Array.from(paths).flatMap((path) => /^static\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...NON_VISITOR_FOLDERS, ...[PAGE_DATA_FOLDER, STATIC_FOLDER].map((folder) => folder.replaceAll("/", "")), ...copied];
}

/** Whether the build writes something other than a page at an address, which has no slash at its end, or below its first part. */
export function isReserved(address: string, files: Pick<SiteFiles, "paths">): boolean {
  const [, first = "", ...rest] = address.split("/");
  return foldersOf(files).includes(first) || FILES.includes(isLanguage(first) ? rest.join("/") : address.slice(1));
}

/** Every address of the site: pages and articles first, then old addresses. */
function addresses({ pages, articles, business }: CheckedSite["data"]): readonly Address[] {
  const all = [
    ...Object.entries(pages?.pages ?? {}).map(([id, entry]) => ({ ...entry, in: "pages", at: ["pages", id] })),
    ...(articles?.articles ?? []).map((entry) => ({ ...entry, in: articleFile(entry.id), at: [] })),
  ];
  const current = all.flatMap(({ in: file, at, slugs }) => {
    if (at[1] === NOT_FOUND) {
      return [];
    }
    const paths = localizedPaths(slugs, business?.slug ?? "{brand}");
    return LANGUAGES.map((language) => ({ in: file, path: [...at, "slugs", language], address: paths[language], isOld: false }));
  });
  const old = all.flatMap(({ in: file, at, redirectFrom }) =>
    redirectFrom.map((address, index) => ({ in: file, path: [...at, "redirectFrom", index], address, isOld: true })),
  );
  return [...current, ...old];
}

/** Why no page can have an address. */
function refusal({ address, isOld }: Address, other: Address | undefined, files: SiteFiles): Finding | undefined {
  const fix = isOld ? "Remove it: only an address that no page has can redirect." : "Choose another slug.";
  if (isReserved(address, files) || (!isOld && address === `/${DEFAULT_LANGUAGE}`)) {
    const taken = [...foldersOf(files), ...FILES, DEFAULT_LANGUAGE].map((name) => `/${name}`).join(", ");
    return { found: `the address ${address}, where the build writes something else`, allowed: `an address other than ${taken}`, fix };
  }
  return (
    other && {
      found: `the address ${address}, which is taken by data/${other.in}.json, ${formatPath(other.path)}`,
      allowed: "an address that no other page has",
      fix,
    }
  );
}

/** Articles that have the id of a page: cards, links and the build could not tell one from the other. */
export const articlesNamedAsPages: Rule = ({ data: { pages, articles } }) =>
  (articles?.articles ?? [])
    .filter(({ id }) => Object.hasOwn(pages?.pages ?? {}, id))
    .map(({ id }) => {
      const fix = "Rename the file: its name is the id of the article.";
      return fileProblem(`data/${articleFile(id)}.json`, {
        found: `the id “${id}”, which a page has`,
        allowed: "an id that no page has",
        fix,
      });
    });

/** Reserved addresses, and addresses that two pages claim. */
export const addressProblems: Rule = (site) => {
  const claimed = new Map<string, Address>();
  return addresses(site.data).flatMap((entry) => {
    const finding = refusal(entry, claimed.get(entry.address), site.files);
    if (finding === undefined) {
      claimed.set(entry.address, entry);
    }
    return finding === undefined ? [] : [dataProblem(site, entry.in, entry.path, finding)];
  });
};

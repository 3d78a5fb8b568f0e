import { SOCIAL_FOLDER } from "../core/routes/social-picture";
import { DEFAULT_LANGUAGE, LANGUAGES, isLanguage } from "../core/languages";
import { localizedPaths } from "../core/routes/localized-path";
import { PAGE_DATA_FOLDER, STATIC_FOLDER } from "../core/routes/gatsby-folders";
import { NON_VISITOR_FOLDERS } from "../core/routes/review-folders";
import { articleFile } from "../core/schemas";
import { NOT_FOUND } from "../core/page-ids";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";
import { type DataDocuments, type Finding, dataProblem } from "./finding";
import type { ValidData } from "./reference-problems";
import type { SiteFiles } from "../content/site-files";

/** An address of the site, with the place that claims it. */
interface Address {
  readonly in: string;
  readonly path: JsonPath;
  /** The page or the article. */
  readonly id: string;
  readonly address: string;
  /** Whether it is an address that redirects to the page. */
  readonly isOld: boolean;
}

/** The slug of the page for unknown addresses: a file, because hosts look for it under this name. */
const NOT_FOUND_SLUG = "404.html";

/** Files in the folder of every language that hosts also serve without their ending. */
const FILES: readonly string[] = ["index", "404", NOT_FOUND_SLUG];

const firstPart = (path: string): string => path.split("/")[1] ?? "";

/** Top-level folders of the built site that hold no pages. */
function foldersOf({ paths }: Pick<SiteFiles, "paths">): readonly string[] {
  const copied = Array.from(paths).flatMap((path) => /^static\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set([...NON_VISITOR_FOLDERS, ...[PAGE_DATA_FOLDER, SOCIAL_FOLDER, STATIC_FOLDER].map(firstPart), ...copied])];
}

/**
 * Whether the build writes something other than a page at an address or below its first part.
 *
 * @param address without a slash at its end
 */
export function isReserved(address: string, files: Pick<SiteFiles, "paths">): boolean {
  const [, first = "", ...rest] = address.split("/");
  const inLanguage = isLanguage(first) ? rest.join("/") : address.slice(1);
  return foldersOf(files).includes(first) || FILES.includes(inLanguage);
}

/** Every address of the site: pages and articles first, then old addresses. */
function addresses({ pages, articles, business }: ValidData): readonly Address[] {
  const fixed = Object.entries(pages?.pages ?? {}).map(([id, entry]) => ({ ...entry, in: "pages", at: ["pages", id], id }));
  const written = (articles?.articles ?? []).map((entry) => ({ ...entry, in: articleFile(entry.id), at: [] }));
  const all = [...fixed, ...written];
  const current = all.flatMap(({ in: file, at, id, slugs }) => {
    const paths = localizedPaths(slugs, business?.slug ?? "{brand}");
    return LANGUAGES.map((language) => ({ in: file, path: [...at, "slugs", language], id, address: paths[language], isOld: false }));
  });
  const old = all.flatMap(({ in: file, at, id, formerly }) =>
    formerly.map((address, index) => ({ in: file, path: [...at, "formerly", index], id, address, isOld: true })),
  );
  return [...current, ...old];
}

/** Why no page can have an address. */
function refusal({ id, address, isOld }: Address, files: SiteFiles): Finding | undefined {
  const slug = address.slice(address.lastIndexOf("/") + 1);
  if (!isOld && id === NOT_FOUND) {
    return slug === NOT_FOUND_SLUG
      ? undefined
      : {
          found: quote(slug),
          allowed: "the name under which hosts look for the page for unknown addresses",
          suggestion: quote(NOT_FOUND_SLUG),
          fix: `Write “${NOT_FOUND_SLUG}”.`,
        };
  }
  if (isReserved(address, files) || (!isOld && address === `/${DEFAULT_LANGUAGE}`)) {
    const taken = [...foldersOf(files), ...FILES, DEFAULT_LANGUAGE].map((name) => `/${name}`).join(", ");
    return {
      found: `the address ${address}, where the build writes something else`,
      allowed: `an address other than ${taken}`,
      fix: isOld ? "Remove it: what is there is not a page for visitors." : "Choose another slug.",
    };
  }
  return undefined;
}

/** Reserved addresses, and addresses that two pages claim. */
export function addressProblems(data: ValidData, documents: DataDocuments, files: SiteFiles): readonly Problem[] {
  const claimed = new Map<string, Address>();
  return addresses(data).flatMap((entry) => {
    const { in: file, path, address, isOld } = entry;
    const other = claimed.get(address);
    const finding =
      refusal(entry, files) ??
      (other === undefined
        ? undefined
        : {
            found: `the address ${address}, which is taken by data/${other.in}.json, ${formatPath(other.path)}`,
            allowed: "an address that no other page has",
            fix: isOld && !other.isOld ? "Remove it: a page has this address today." : "Remove one of the two, or choose another address.",
          });
    if (finding === undefined) {
      claimed.set(address, entry);
    }
    return finding === undefined ? [] : [dataProblem(documents, file, path, finding)];
  });
}

import { SOCIAL_FOLDER } from "../core/routes/social-picture";
import { DEFAULT_LANGUAGE, LANGUAGES, isLanguage } from "../core/languages";
import { localizedPaths } from "../core/routes/localized-path";
import { PAGE_DATA_FOLDER, STATIC_FOLDER } from "../core/routes/page-data";
import { FOLDERS_OF_NO_VISITOR } from "../core/routes/review-folders";
import type { DataFile } from "../core/schemas";
import { NOT_FOUND } from "../core/routes/route-table";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";
import type { ValidData } from "./reference-problems";
import type { SiteFiles } from "../content/site-files";

type Rest = Pick<Problem, "found" | "allowed" | "suggestion" | "fix">;

/** An address of the site, with the place that claims it. */
interface Address {
  readonly in: DataFile;
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
const FILES: readonly string[] = ["index", "404"];

const firstPart = (path: string): string => path.split("/")[1] ?? "";

/** Folders at the top of the built site that are not of pages. */
function foldersOf({ paths }: Pick<SiteFiles, "paths">): readonly string[] {
  const copied = Array.from(paths).flatMap((path) => /^static\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set([...FOLDERS_OF_NO_VISITOR, ...[PAGE_DATA_FOLDER, SOCIAL_FOLDER, STATIC_FOLDER].map(firstPart), ...copied])];
}

/**
 * Tells whether the build writes something at an address, or below the first part of it, that is not a page.
 *
 * @param address without a slash at its end
 */
export function isReserved(address: string, files: Pick<SiteFiles, "paths">): boolean {
  const [, first = "", ...rest] = address.split("/");
  const inLanguage = isLanguage(first) ? rest.join("/") : address.slice(1);
  return foldersOf(files).includes(first) || FILES.includes(inLanguage);
}

/** How a path begins that has the prefix of a language. */
const LANGUAGE_PREFIX = /^[a-z]{2}(?:-[a-z]{2})?$/;

/** Every address of the site: pages and articles first, then old addresses. */
function addresses({ pages, articles, business }: ValidData): readonly Address[] {
  const fixed = Object.entries(pages?.pages ?? {}).map(([id, entry]) => ({ ...entry, in: "pages" as const, at: ["pages", id], id }));
  const written = (articles?.articles ?? []).map((entry, index) => ({ ...entry, in: "articles" as const, at: ["articles", index] }));
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

/** Why an address cannot be used, whichever page has it. */
function refusal({ id, address, isOld }: Address, files: SiteFiles): Rest | undefined {
  const slug = address.slice(address.lastIndexOf("/") + 1);
  if (!isOld && (id === NOT_FOUND) !== (slug === NOT_FOUND_SLUG)) {
    return id === NOT_FOUND
      ? {
          found: quote(slug),
          allowed: "the name under which hosts look for the page for unknown addresses",
          suggestion: quote(NOT_FOUND_SLUG),
          fix: `Write “${NOT_FOUND_SLUG}”.`,
        }
      : {
          found: `the address ${address}, which belongs to the page for unknown addresses`,
          allowed: "lower case letters, digits and single hyphens",
          fix: "Choose another slug.",
        };
  }
  if (isReserved(address, files)) {
    const taken = [...foldersOf(files), ...FILES].map((name) => `/${name}`).join(", ");
    return {
      found: `the address ${address}, where the build writes something else`,
      allowed: `an address other than ${taken}`,
      fix: isOld ? "Remove it: what is there is not a page for visitors." : "Choose another slug.",
    };
  }
  if (!isOld && address === `/${DEFAULT_LANGUAGE}`) {
    return {
      found: `the address ${address}, which is the code of a language`,
      allowed: "an address that is not the code of a language",
      fix: "Choose another slug.",
    };
  }
  const prefix = firstPart(address);
  if (isOld && LANGUAGE_PREFIX.test(prefix) && !isLanguage(prefix)) {
    return {
      found: `the address ${address}, but the site has no language “${prefix}”`,
      allowed: `an address that begins with ${LANGUAGES.map((language) => `/${language}`).join(", ")}, or has no language, for English`,
      fix: "Correct the language, or remove the address.",
    };
  }
  return undefined;
}

/** What to do about an address that is taken already. */
function wayOut({ isOld }: Address, other: Address): string {
  if (!isOld) {
    return "Choose another address for one of the two.";
  }
  return other.isOld
    ? "Leave it with the page to which it should lead, and remove the other."
    : "Remove it: a page has this address today.";
}

/**
 * Addresses at which the build writes something else, that are claimed twice, or whose language does not exist.
 *
 * @param data the files that are valid by themselves
 * @param problemAt gives a problem its place
 */
export function addressProblems(
  data: ValidData,
  files: SiteFiles,
  problemAt: (file: DataFile, path: JsonPath, rest: Rest) => Problem,
): readonly Problem[] {
  const claimed = new Map<string, Address>();
  return addresses(data).flatMap((entry): readonly Problem[] => {
    const { in: file, path, address } = entry;
    const refused = refusal(entry, files);
    if (refused !== undefined) {
      return [problemAt(file, path, refused)];
    }
    const other = claimed.get(address);
    if (other === undefined) {
      claimed.set(address, entry);
      return [];
    }
    return [
      problemAt(file, path, {
        found: `the address ${address}, which is taken by data/${other.in}.json, ${formatPath(other.path)}`,
        allowed: "an address that no other page has",
        fix: wayOut(entry, other),
      }),
    ];
  });
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode } from "gatsby";
import { checkSite } from "../check/check-site";
import { formatProblems } from "../check/report";
import { projectFolder } from "../content/site-data";
import { filesBelow, readSiteFiles } from "../content/site-files";
import { required } from "../core/required";
import { writeIfChanged } from "../publish/write-if-changed";
import { showInBrowsers } from "./internals/error-overlay";
import { TYPES_FILE } from "./internals/query-types";

/** The folders that editors write to. */
const CONTENT = ["data", "locales", "src/images", "static"] as const;

const isCode = (path: string): boolean => !path.startsWith("src/images/") && path !== TYPES_FILE;

/** How long nothing may change before changes are applied, in milliseconds: editors of code write one file in several steps. */
const SETTLED = 50;

/** What editors of code keep beside a file while it is open. */
const BESIDE_OPEN_FILES = /\/(?:\.[^/]+\.sw[a-z]|\.#[^/]*|[^/]*~|4913)$/;

/** Makes the files of a copy those of the original. Files that are the same are not touched, and Gatsby sees no file that is half written. */
function mirror(from: string, to: string, folders: readonly string[], isMirrored: (path: string) => boolean = () => true): void {
  const below = (root: string): readonly string[] => folders.flatMap((folder) => filesBelow(root, folder)).filter(isMirrored);
  const originals = below(from);
  for (const path of originals) {
    const content = readFileSync(join(from, path));
    const copy = join(to, path);
    if (!existsSync(copy) || !readFileSync(copy).equals(content)) {
      const whole = join(to, "mirrored");
      writeFileSync(whole, content);
      mkdirSync(dirname(copy), { recursive: true });
      renameSync(whole, copy);
    }
  }
  const kept = new Set(originals);
  below(to)
    .filter((path) => !kept.has(path))
    .forEach((path) => {
      rmSync(join(to, path));
    });
}

/**
 * Applies changes to the copy of the project that the development server shows: of code at once, of content when the check finds
 * nothing. Until then pages show the last good content, and terminal and browsers what the check found.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter, store }) => {
  const site = projectFolder(store);
  const project = required(process.env["PROJECT_FOLDER"], "The environment variable PROJECT_FOLDER");
  let report = "";

  const takeContent = (): void => {
    const files = readSiteFiles(project);
    const problems = checkSite({ ...files, refused: files.refused.filter(({ file }) => !BESIDE_OPEN_FILES.test(file)) });
    const [first] = problems;
    const previous = report;
    report = first === undefined ? "" : formatProblems(problems, { consequence: "pages show the last good content" });
    if (first === undefined) {
      mirror(project, site, CONTENT);
    }
    if (report === previous) {
      return;
    }
    if (first === undefined) {
      reporter.success("The check finds no problem any more.");
      showInBrowsers(undefined);
    } else {
      reporter.error(`\n${report}\n`);
      showInBrowsers({ title: `${first.file}:${String(first.line)}`, text: report });
    }
  };

  const takeCode = (): void => {
    mirror(project, site, ["src"], isCode);
  };

  const takeTypes = (): void => {
    const types = join(site, TYPES_FILE);
    if (existsSync(types)) {
      void writeIfChanged(join(project, TYPES_FILE), readFileSync(types, "utf8"));
    }
  };

  const follow = (paths: readonly string[], take: () => void): void => {
    let settling: NodeJS.Timeout | undefined;
    take();
    watch([...paths], { ignoreInitial: true }).on("all", () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        try {
          take();
        } catch (error) {
          // A file may vanish while it is read; its next change follows.
          reporter.warn(`A change was not applied: ${String(error)}`);
        }
      }, SETTLED);
    });
  };
  follow([join(project, "src")], takeCode);
  follow(
    CONTENT.map((folder) => join(project, folder)),
    takeContent,
  );
  follow([join(site, TYPES_FILE)], takeTypes);
};

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../project-root";

const DOCS = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** The top-level folders whose files git keeps: what a path in a document begins with. */
const FOLDERS = /^(?:src|data|locales|scripts|static|tools|translations|docs|__tests__|\.ci|\.github)\//;

test("paths in backticks exist", () => {
  // Recipes name files that the reader is about to add.
  const missing = DOCS.filter((file) => !file.startsWith("docs/tasks/add-")).flatMap((file) =>
    Array.from(textOf(file).matchAll(/`([^`\s]+)`/g), ([, path = ""]) => path)
      .filter((path) => FOLDERS.test(path) && !/[<>*{…]/.test(path))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("links between documents lead to a file", () => {
  const missing = DOCS.flatMap((file) =>
    Array.from(
      textOf(file)
        .replaceAll(/`[^`]*`/g, "")
        .matchAll(/\]\((?!https?:)([^)#\s]+)/g),
      ([, link = ""]) => link,
    )
      .filter((link) => !existsSync(join(ROOT, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test("every decision has a status", () => {
  const withoutStatus = DOCS.filter((file) => file.startsWith("docs/decisions/")).filter(
    (file) => !/^\*\*Status:\*\* (?:accepted|superseded by \[)/m.test(textOf(file)),
  );
  expect(withoutStatus).toEqual([]);
});

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../content/site-data";
import type { SiteFiles } from "../content/site-files";
import { siteFacts } from "../facts/fill";
import { DEFAULT_LANGUAGE } from "../i18n/languages";
import { pageDataOf } from "../i18n/routes/folders";
import type { Route } from "../i18n/routes/route-table";
import { isProduction } from "../i18n/routes/site-url";
import { englishName } from "../schemas/fields";
import { contentAtBase } from "./base";
import { type Change, type Content, STEP, changesOf, contentOf } from "./changes";
import { formatGoLive, goLiveItems } from "./go-live";
import { BLANK, type WaitingFact, waitingTexts } from "./waiting-texts";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** The texts that wait for a question to the owner, with the blank marked. */
function waitingHtml({ id, question, fields }: WaitingFact): string {
  const tables = [...fields].map(([field, readings]) => {
    const lines = readings.map(({ language, text }) => {
      const marked = escaped(text).replaceAll(BLANK, `<mark>${BLANK}</mark>`);
      return `<tr lang="${language}"><th lang="en">${englishName(language)}</th><td>${marked}</td></tr>`;
    });
    return `<p>${escaped(field)}</p><table>${lines.join("")}</table>`;
  });
  return `<article><h3>${escaped(question)} <small>${id}</small></h3>${tables.join("\n") || "<p>No text names it.</p>"}</article>`;
}

/** The routes, and the page data of each English page by the route's id. */
interface Pages {
  readonly routes: readonly Route[];
  readonly pageData: ReadonlyMap<string, string>;
}

/** The id of the fact of a field, in either file of facts. */
function factAt(field: string): string | undefined {
  const [, file, first, second] = field.split(STEP);
  return file === "facts" ? second : file === "open-facts" ? first : undefined;
}

/** Finds the pages whose data hold a part. Each part is looked for once: a change of many articles names the same parts thousands of times. */
function pageFinder({ routes, pageData }: Pages) {
  const found = new Map<string, ReadonlySet<Route>>();
  return (part: string): ReadonlySet<Route> => {
    const pages = found.get(part) ?? new Set(routes.filter(({ id }) => pageData.get(id)?.includes(part)));
    found.set(part, pages);
    return pages;
  };
}

/** Finds the pages that show the value of a field. For a fact these are the pages with a text that names it. */
function pagesOf(field: string, now: Content, routes: readonly Route[], pagesWith: ReturnType<typeof pageFinder>): readonly Route[] {
  const [folder, file = "", list, entry] = field.split(STEP);
  const id = factAt(field);
  if (id !== undefined) {
    const isNamed = (text: string): boolean => text === id || text.includes(`{${id}}`) || text.includes(`{${id},`);
    const fields = [...now].filter(([other, values]) => factAt(other) === undefined && [...values.values()].some(isNamed));
    const showing = new Set(fields.flatMap(([other]) => pagesOf(other, now, routes, pagesWith)));
    return routes.filter((route) => showing.has(route) || pagesWith(`"${id}"`).has(route));
  }
  const queryField = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return routes.filter((route) =>
    folder === "locales"
      ? [...route.namespaces, route.mainNamespace].includes(file)
      : route.id === (file === "pages" ? entry : list) ||
        [`"${queryField}Json":`, `"${queryField}":`].some((part) => pagesWith(part).has(route)),
  );
}

/** One change, with links to the pages that show it, in the languages in which it changed. */
function changeHtml({ field, rows, warnings }: Change, pages: readonly Route[], isEveryPage: boolean): string {
  const cell = (tag: string, text: string | undefined): string =>
    `<td>${text === undefined ? "–" : `<${tag}>${escaped(text)}</${tag}>`}</td>`;
  const lines = rows.map(({ language, before, after }) => {
    const head = language === "" ? "Value" : englishName(language);
    return `<tr lang="${language || DEFAULT_LANGUAGE}"><th lang="en">${head}</th>${cell("del", before)}${cell("ins", after)}</tr>`;
  });
  const codes = [...new Set(rows.map(({ language }) => language || DEFAULT_LANGUAGE))];
  const links = pages.map(({ id, paths }) => `${id}: ${codes.map((code) => `<a href="${paths[code]}">${code}</a>`).join(" ")}`);
  return `<article><h3>${escaped(field)}</h3>${warnings.map((warning) => `<p><mark>${escaped(warning)}</mark></p>`).join("")}
<table>${lines.join("")}</table><p>${isEveryPage ? "Every page shows this." : links.join(" · ") || "No page was found that shows this."}</p></article>`;
}

/**
 * The page for reviewers: what a branch changes, and what is left to do before the site goes live.
 *
 * @param base the content of the production branch, where it is known
 * @param waiting the questions to the owner, with the texts that wait for each answer
 */
export function previewHtml(
  texts: SiteFiles["texts"],
  base: ReturnType<typeof contentAtBase>,
  pages: Pages,
  waiting: readonly WaitingFact[],
): string {
  const now = contentOf(texts);
  const changes = changesOf(base === undefined ? now : contentOf(base.texts), now, pages.routes);
  const isAddress = ({ field }: Change): boolean => /(?:slugs|redirectFrom)$/.test(field);
  const isFact = ({ field }: Change): boolean => factAt(field) !== undefined;
  const pagesWith = pageFinder(pages);
  const articleOf = (change: Change): string => {
    const showing = pagesOf(change.field, now, pages.routes, pagesWith);
    return changeHtml(change, showing, showing.length === pages.routes.length);
  };
  const section = (title: string, part: readonly Change[]): string =>
    `<h2>${title}: ${String(part.length)}</h2>\n${part.map(articleOf).join("\n")}`;
  const unknown = "What changed is unknown: this clone lacks the production branch (“git fetch origin main”; PREVIEW_BASE names another)";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>What changed</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/preview/preview.css"></head>
<body><main><h1>What changed</h1><p>${escaped(base === undefined ? unknown : `Compared with ${base.name}`)}. <a href="/">To the site</a></p>
${section("Facts", changes.filter(isFact))}
${section(
  "Texts and other values",
  changes.filter((change) => !isFact(change) && !isAddress(change)),
)}
${section("Addresses", changes.filter(isAddress))}
<h2>What waits for an answer of the owner: ${String(waiting.length)}</h2>
${waiting.map(waitingHtml).join("\n")}
<h2>To do before the site goes live</h2><pre>${escaped(formatGoLive(goLiveItems({ texts })))}</pre></main></body></html>
`;
}

/** Writes `/preview/`, but not in production. */
export async function writePreview({ routes, files: { texts }, data }: Site, environment: NodeJS.ProcessEnv): Promise<void> {
  if (isProduction(environment)) {
    return;
  }
  const folder = "public/preview";
  const pageData = new Map<string, string>();
  for (const { id, paths } of routes) {
    pageData.set(id, await readFile(join("public", pageDataOf(paths[DEFAULT_LANGUAGE])), "utf8").catch(() => ""));
  }
  const waiting = waitingTexts(texts, data["open-facts"], siteFacts(data));
  await mkdir(folder);
  await copyFile("src/review/preview.css", `${folder}/preview.css`);
  await writeFile(`${folder}/index.html`, previewHtml(texts, contentAtBase(texts, environment), { routes, pageData }, waiting));
}

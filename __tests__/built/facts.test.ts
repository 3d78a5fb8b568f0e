import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lastBuild, projectBuild } from "../../scripts/build-site";
import { formatFact } from "../../src/site/format-fact";
import { isListed } from "../../src/site/routes";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";
import { PAGES, documentOf, visibleText } from "./site";

const data = readSiteData(ROOT);
const factsById = new Map(data.facts.facts.map(({ id, unit, value }) => [id, { id, unit, value }]));
const pagesOf = (routeId: string) => PAGES.filter((page) => page.routeId === routeId);

test.each(pagesOf("booking-terms"))("the terms in $language name the amount of every fee, written as the language writes money", (page) => {
  const text = visibleText(documentOf(page)).replaceAll("\u00a0", " ");
  const missing = data.terms.fees
    .flatMap(({ facts }) => facts)
    .flatMap((id) => factsById.get(id) ?? [])
    .map((fact) => formatFact(fact, page.language).replaceAll("\u00a0", " "))
    .filter((amount) => !text.includes(amount));
  expect(missing).toEqual([]);
});

test("the record of uses names the facts that each page shows", () => {
  const uses = JSON.parse(readFileSync(join(lastBuild(projectBuild(ROOT)), ".cache", "fact-uses.json"), "utf8")) as Readonly<
    Record<string, readonly string[]>
  >;
  expect(Object.keys(uses)).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
  expect(uses["/de/fahrzeug-buchung-bedingungen"]).toEqual(expect.arrayContaining(["carLateGrace", "vanLostKeys"]));
  expect(uses["/airport-parking"]).not.toContain("vanLostKeys");
});

test("the year of the copyright is the year of the build", () => {
  const home = PAGES.find(({ path }) => path === "/");
  expect(home && documentOf(home)("footer").text()).toContain(`© ${String(new Date().getUTCFullYear())}`);
});

test.each(PAGES.filter(({ routeId }) => !isListed(routeId)))("$path is not to be listed, but its links may be followed", (page) => {
  expect(documentOf(page)('meta[name="robots"]').attr("content")).toBe("noindex, follow");
  expect(documentOf(page)('link[rel="canonical"]')).toHaveLength(0);
});

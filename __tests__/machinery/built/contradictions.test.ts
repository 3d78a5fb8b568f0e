import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltText, builtText, readBuiltTexts } from "../../../src/contradictions/built-texts";
import { contradictionsInBuiltSite } from "../../../src/contradictions/check-built-site";
import { findContradictions } from "../../../src/contradictions/find-contradictions";
import type { GuardedFact } from "../../../src/core/facts/rejections";
import { summaryPath } from "../../../src/publish/machine-files/services-summary";
import { readSiteData } from "../../../src/content/site-data";
import { feedPath } from "../../../src/core/routes/feed";
import { LANGUAGES, type Language, byLanguage } from "../../../src/core/languages";
import { SITE_ROOT } from "../../site-root";
import { PAGES, PUBLIC } from "../../built/site";

const data = readSiteData(SITE_ROOT);
const { facts } = data.facts;

/** The registry's examples of what a page must not say, with their facts. */
const sentencesOf = (language: Language): readonly { readonly fact: string; readonly sentence: string }[] =>
  facts.flatMap(({ id, rejected }) => rejected.flatMap(({ examples }) => examples[language].map((sentence) => ({ fact: id, sentence }))));

const pathOf = (routeId: string, language: Language): string =>
  PAGES.find((page) => page.routeId === routeId && page.language === language)?.path ?? "";

const built = (path: string): string => readFileSync(join(PUBLIC, path), "utf8");

/** A file with sentences put in before a piece of it, which must be there. */
function planted(content: string, before: string, sentences: string): string {
  expect(content).toContain(before);
  return content.replace(before, () => sentences + before);
}

type Plant = (language: Language, sentences: readonly string[]) => readonly [path: string, content: string, address: string];

/** Puts each sentence in before a piece of a page. */
const inPage =
  (before: string, written: (sentence: string) => string): Plant =>
  (language, sentences) => {
    const path = pathOf("booking-terms", language);
    return [`${path.slice(1)}/index.html`, planted(built(`${path}/index.html`), before, sentences.map(written).join("")), path];
  };

/** Ways in which a sentence can get into the output: the file, the file with sentences in it, and how the file is named. */
const CONTAINERS: Readonly<Record<string, Plant>> = {
  "a paragraph of a page": inPage("</main>", (sentence) => `<section><p>${sentence}</p></section>`),
  "the alternative text of a picture": inPage("</main>", (sentence) => `<section><img alt="${sentence}"></section>`),
  "a description in the head of a page": inPage("</head>", (sentence) => `<meta name="description" content="${sentence}">`),
  "the structured data of a page": inPage(
    '{"@type":"Organization"',
    (description) => `${JSON.stringify({ "@type": "Offer", description })},`,
  ),
  "the data of a page": (language, sentences) => {
    const path = pathOf("booking-terms", language);
    const page = JSON.parse(built(`page-data${path}/page-data.json`)) as {
      result: { data: { locales: { edges: { node: { data: string } }[] } } };
    };
    const [edge] = page.result.data.locales.edges;
    if (edge !== undefined) {
      edge.node.data = JSON.stringify({ ...(JSON.parse(edge.node.data) as object), planted: sentences.map((text) => ({ text })) });
    }
    return [`page-data${path}/page-data.json`, JSON.stringify(page), `${path} (page data)`];
  },
  "the summary for machines": (language, sentences) => {
    const path = summaryPath(language);
    return [path.slice(1), `${built(path)}\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}\n`, `${path} (text for machines)`];
  },
  "the feed": (language, sentences) => {
    const path = feedPath(language);
    const entries = sentences.map((sentence) => `<entry><summary>${sentence}</summary></entry>`).join("");
    return [path.slice(1), planted(built(path), "</feed>", entries), `${path} (feed or sitemap)`];
  },
  "a data file": (language, sentences) => [`${language}/data.json`, JSON.stringify({ sentences }), `/${language}/data.json (data)`],
};

/** Sentences that are not found with their fact where they were planted. */
async function missed(texts: readonly BuiltText[], sentences: ReturnType<typeof sentencesOf>, address: string): Promise<readonly string[]> {
  const found = await findContradictions(facts, texts);
  return sentences
    .filter(
      ({ fact, sentence }) => !found.some((one) => one.fact.id === fact && sentence.includes(one.sentence) && one.places.includes(address)),
    )
    .map(({ sentence }) => `${address}: ${sentence}`);
}

test("the fixture site says nothing that a fact rejects", async () => {
  expect(await contradictionsInBuiltSite(SITE_ROOT, data)).toEqual([]);
});

test("every page, feed and summary of every language is read, with its structured data and its data", async () => {
  const addresses = new Set<string>();
  let statements = 0;
  for await (const { address, part, passages } of readBuiltTexts(PUBLIC)) {
    addresses.add(part === "" ? address : `${address} (${part})`);
    statements += passages.filter(({ title, text }) => title.includes("opening hours") && /opens \d\d:\d\d/.test(text)).length;
  }
  const expected = [
    ...PAGES.flatMap(({ path }) => [path, `${path} (page data)`]),
    ...["/feed.xml (feed or sitemap)", "/el/feed.xml (feed or sitemap)"],
    ...["/llms.txt (text for machines)", "/el/llms.txt (text for machines)"],
  ];
  expect(expected.filter((address) => !addresses.has(address))).toEqual([]);
  expect(statements).toBeGreaterThan(PAGES.length / 2);
});

test("each rejected reading is found with its fact and its address, wherever in a file and in whatever language it is planted", async () => {
  const lost: string[] = [];
  for (const language of LANGUAGES) {
    const sentences = sentencesOf(language);
    expect(sentences.length).toBeGreaterThan(2);
    for (const plant of Object.values(CONTAINERS)) {
      const [path, content, address] = plant(
        language,
        sentences.map(({ sentence }) => sentence),
      );
      lost.push(...(await missed([builtText(path, content)], sentences, address)));
    }
  }
  expect(lost).toEqual([]);
});

/** A made-up reading that was not chosen, told by English words. */
function rejection(figures: string[], near: string[]) {
  return {
    reading: figures.join(" of "),
    reason: "For the sake of the test.",
    figures,
    near: { ...byLanguage((): string[] => []), en: near },
    examples: byLanguage((): string[] => []),
  };
}

test("names the pages, their data, the fact and the locale file when the registry rejects what the site says now", async () => {
  // The headline of the home page, “Walk seven minutes.”
  const rejected = [rejection(["7 minutes"], ["walk #"])];
  const changed = facts.map((fact) => ({ ...fact, rejected: fact.id === "officeWalk" ? rejected : [] }));
  const found = await contradictionsInBuiltSite(SITE_ROOT, { ...data, facts: { facts: changed } });
  const [first] = found;
  expect(first).toMatchObject({ file: "locales/en/home.json", found: expect.stringMatching(/ on \/, .*\/ \(page data\)/) as string });
  const [, line] = /officeWalk \(data\/facts\.json:(\d+)\)/.exec(first?.allowed ?? "") ?? [];
  expect(readFileSync(join(SITE_ROOT, "data/facts.json"), "utf8").split("\n")[Number(line) - 1]).toContain('"officeWalk"');
});

test("a rejected figure in structured data, without a sentence, is found", async () => {
  const rating: GuardedFact = { id: "rating", unit: "rating", value: 4.4, rejected: [rejection(["4.7", "150"], ["rating*", "review*"])] };
  const opens: GuardedFact = { id: "opens", unit: "time", value: "07:30", rejected: [rejection(["6:00"], ["opening hours"])] };
  const hours: GuardedFact = { id: "hours", unit: "time", value: "08:30", rejected: [rejection(["6:00–17:00"], ["opening hours"])] };
  const insurance: GuardedFact = { id: "insurance", unit: "EUR", value: 28, rejected: [rejection(["€20–25"], ["insur*"])] };
  const period = { "@type": "OpeningHoursSpecification", opens: "06:00", closes: "17:00" };
  const price = { "@type": "InsurancePrice", lowPrice: 20, highPrice: 25, priceCurrency: "EUR" };
  const nodes: readonly (readonly [name: string, fact: GuardedFact, node: object])[] = [
    ["a rating", rating, { "@type": "AutoRental", aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 83 } }],
    ["a count", rating, { "@type": "AutoRental", aggregateRating: { "@type": "AggregateRating", ratingValue: "4.4", reviewCount: 150 } }],
    ["the hour of opening", opens, { "@type": "AutoRental", openingHoursSpecification: period }],
    [
      "the hours of a day",
      hours,
      { "@type": "AutoRental", openingHoursSpecification: [{ ...period, opens: "06:00:00", closes: "17:00:00" }] },
    ],
    ["hours in one text", hours, { "@type": "LocalBusiness", openingHours: "Mo-Su 06:00-17:00" }],
    ["a range of prices", insurance, { "@type": "Offer", name: "Insurance", priceSpecification: price }],
  ];
  const lost: string[] = [];
  for (const [name, fact, node] of nodes) {
    const html = `<html lang="el"><head><script type="application/ld+json">${JSON.stringify({ "@graph": [node] })}</script></head></html>`;
    const found = await findContradictions([fact], [builtText("el/index.html", html)]);
    lost.push(...(found.some(({ places }) => places.join() === "/el") ? [] : [name]));
  }
  expect(lost).toEqual([]);
});

test("a question and its answer, a row and its cell, a headline and its list are read together", async () => {
  const html = `<html lang="en"><body><main>
    <section><h3>Can I cancel?</h3><div><p>Yes, up to <strong>24</strong> hours before.</p></div></section>
    <table><tr><th scope="row">Cancellation</th><td>free</td><td>until one day before</td></tr><tr><th scope="row">Deposit</th><td>24 hours</td></tr></table>
    <section><h2>Cancelling</h2><ul><li>a day before: free</li></ul></section><section><h2>Deposit</h2><ul><li>back after 24 hours</li></ul></section>
  </main></body></html>`;
  const found = await findContradictions(facts, [builtText("terms/index.html", html)]);
  expect(found.map(({ sentence }) => sentence)).toEqual(["Yes, up to 24 hours before.", "until one day before", "a day before: free"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltText, builtText, readBuiltTexts } from "../../../src/build/contradictions/built-texts";
import { contradictionsInBuiltSite } from "../../../src/build/contradictions/check-built-site";
import { findContradictions } from "../../../src/build/contradictions/find-contradictions";
import { summaryPath } from "../../../src/build/services-summary";
import { readSiteData } from "../../../src/build/site-data";
import { feedPath } from "../../../src/site/feed";
import { LANGUAGES, type Language } from "../../../src/site/languages";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";
import { WORDINGS } from "../../unit/build/contradictions/wordings";
import { PAGES, PUBLIC } from "../../built/site";

const data = readSiteData(SITE_ROOT);
const { facts } = data.facts;

/** Everything to be planted in a language: the registry's own examples and wordings that the registry does not know. */
const sentencesOf = (language: Language): readonly { readonly fact: string; readonly sentence: string }[] => [
  ...WORDINGS.map(({ fact, sentences }) => ({ fact, sentence: sentences[language] })),
  ...facts.flatMap(({ id, rejected }) =>
    rejected.flatMap(({ examples }) => examples[language].map((sentence) => ({ fact: id, sentence }))),
  ),
];

const pathOf = (routeId: string, language: Language): string =>
  PAGES.find((page) => page.routeId === routeId && page.language === language)?.path ?? "";

const built = (path: string): string => readFileSync(join(PUBLIC, path), "utf8");

/** The whole output is read, beside other tests. In milliseconds. */
const WHOLE_OUTPUT = 60_000;

/** A file with sentences put in before a piece of it, which must be there. */
function planted(content: string, before: string, sentences: string): string {
  expect(content).toContain(before);
  return content.replace(before, () => sentences + before);
}

/** Ways in which a sentence can get into the output: the file, and the file with sentences in it. */
const CONTAINERS: Readonly<
  Record<string, (language: Language, sentences: readonly string[]) => readonly [path: string, content: string, address: string]>
> = {
  "a paragraph of a page": (language, sentences) => {
    const path = pathOf("booking-terms", language);
    const html = planted(
      built(`${path}/index.html`),
      "</main>",
      sentences.map((sentence) => `<section><p>${sentence}</p></section>`).join(""),
    );
    return [`${path.slice(1)}/index.html`, html, path];
  },
  "the alternative text of a picture": (language, sentences) => {
    const path = pathOf("booking-terms", language);
    const html = planted(
      built(`${path}/index.html`),
      "</main>",
      sentences.map((sentence) => `<section><img alt="${sentence}"></section>`).join(""),
    );
    return [`${path.slice(1)}/index.html`, html, path];
  },
  "a description in the head of a page": (language, sentences) => {
    const path = pathOf("booking-terms", language);
    const html = planted(
      built(`${path}/index.html`),
      "</head>",
      sentences.map((sentence) => `<meta name="description" content="${sentence}">`).join(""),
    );
    return [`${path.slice(1)}/index.html`, html, path];
  },
  "the structured data of a page": (language, sentences) => {
    const path = pathOf("booking-terms", language);
    const nodes = sentences.map((description) => JSON.stringify({ "@type": "Offer", description })).join(",");
    return [`${path.slice(1)}/index.html`, planted(built(`${path}/index.html`), '{"@type":"Organization"', `${nodes},`), path];
  },
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
};

test(
  "nothing that was built says what a fact rejects",
  async () => {
    // All of it, whatever the record of clean files says, and the words on the social pictures.
    const found = await findContradictions(facts, readBuiltTexts(PUBLIC));
    expect(found.map(({ sentence, places }) => `${places.join(", ")}: ${sentence}`)).toEqual([]);
    expect(await contradictionsInBuiltSite(ROOT, data)).toEqual([]);
  },
  WHOLE_OUTPUT,
);

test(
  "every page, feed and summary of every language is read, with its structured data and its data",
  async () => {
    const addresses = new Set<string>();
    let statements = 0;
    for await (const { address, part, passages } of readBuiltTexts(PUBLIC)) {
      addresses.add(part === "" ? address : `${address} (${part})`);
      statements += passages.filter(({ title, text }) => title.includes("opening hours") && /opens \d\d:\d\d/.test(text)).length;
    }
    const expected = PAGES.flatMap(({ path }) => [path, `${path} (page data)`]);
    expect([...addresses]).toEqual(
      expect.arrayContaining([...expected, "/feed.xml (feed or sitemap)", "/de/llms.txt (text for machines)"]),
    );
    expect(statements).toBeGreaterThan(PAGES.length / 2);
  },
  WHOLE_OUTPUT,
);

describe.each(LANGUAGES)("each rejected reading, planted in %s", (language) => {
  const sentences = sentencesOf(language);

  test.each(Object.entries(CONTAINERS))("in %s, is found with its fact and its address", async (_, plant) => {
    const [path, content, address] = plant(
      language,
      sentences.map(({ sentence }) => sentence),
    );
    const text = builtText(path, content);
    const found = await findContradictions(facts, text === undefined ? [] : [text]);
    const missed = sentences.filter(
      ({ fact, sentence }) => !found.some((one) => one.fact.id === fact && sentence.includes(one.sentence) && one.places.includes(address)),
    );
    expect(missed).toEqual([]);
  });

  test("in the words of a social picture, is found", async () => {
    const texts: readonly BuiltText[] = sentences.map(({ sentence }) => ({
      address: "/social/x.jpg",
      part: "social picture",
      passages: [{ language, title: "", text: sentence }],
    }));
    const found = await findContradictions(facts, texts);
    expect(sentences.filter(({ fact, sentence }) => !found.some((one) => one.fact.id === fact && sentence.includes(one.sentence)))).toEqual(
      [],
    );
  });
});

test("in the manifest, it is found", async () => {
  const manifest = { ...(JSON.parse(built("manifest.webmanifest")) as object), description: "Free cancellation up to 24 hours before." };
  const text = builtText("manifest.webmanifest", JSON.stringify(manifest));
  const found = await findContradictions(facts, text === undefined ? [] : [text]);
  expect(found.map(({ fact, places }) => [fact.id, places])).toEqual([["carCancelNotice", ["/manifest.webmanifest (data)"]]]);
});

test(
  "when the registry rejects what the site says now, every place is named: pages, their data, the social picture, the locale file",
  async () => {
    // The headline of the home page, “Walk five minutes.”
    const rejected = {
      reading: "the office is five minutes away",
      reason: "For the sake of the test.",
      figures: ["5 minutes"],
      near: { en: ["walk #"], el: [], tr: [], ru: [], de: [] },
      examples: { en: [], el: [], tr: [], ru: [], de: [] },
    };
    const changed = facts.map((fact) => (fact.id === "officeWalk" ? { ...fact, rejected: [rejected] } : { ...fact, rejected: [] }));
    const found = await contradictionsInBuiltSite(ROOT, { ...data, facts: { facts: changed } });
    const places = found.flatMap((one) => one.places);
    expect(places).toEqual(expect.arrayContaining(["/", "/ (page data)", "/social/en/home.jpg (social picture)"]));
    const [first] = found;
    const lines = readFileSync(join(ROOT, first?.factAt.file ?? ""), "utf8").split("\n");
    expect(lines[(first?.factAt.line ?? 0) - 1]).toContain('"officeWalk"');
    expect(found.flatMap(({ sources }) => sources.map(({ file }) => file))).toContain("locales/en/home.json");
  },
  WHOLE_OUTPUT,
);

describe("a rejected figure in structured data, without a sentence, is found:", () => {
  test.each<[string, string, object]>([
    [
      "the rating",
      "ratingValue",
      { "@type": "AutoRental", aggregateRating: { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 119 } },
    ],
    [
      "the count of reviews",
      "ratingValue",
      { "@type": "AutoRental", aggregateRating: { "@type": "AggregateRating", ratingValue: "4.6", reviewCount: 247 } },
    ],
    [
      "the hour of opening",
      "carHandoverOpens",
      { "@type": "AutoRental", openingHoursSpecification: { "@type": "OpeningHoursSpecification", opens: "08:00", closes: "20:00" } },
    ],
    [
      "the hours of the office",
      "officeOpens",
      {
        "@type": "AutoRental",
        openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", opens: "08:00:00", closes: "18:00:00" }],
      },
    ],
    ["hours in one text", "officeOpens", { "@type": "LocalBusiness", openingHours: "Mo-Su 08:00-18:00" }],
    [
      "a range of prices",
      "northInsuranceShort",
      {
        "@type": "Offer",
        name: "Insurance",
        priceSpecification: { "@type": "InsurancePrice", minPrice: 20, maxPrice: 25, priceCurrency: "EUR" },
      },
    ],
  ])("%s", async (_, fact, node) => {
    const html = `<html lang="de"><head><script type="application/ld+json">${JSON.stringify({ "@graph": [node] })}</script></head></html>`;
    const found = await findContradictions(facts, [builtText("de/index.html", html) ?? { address: "", part: "", passages: [] }]);
    expect(found.map((one) => one.fact.id)).toContain(fact);
    expect(found[0]?.places).toEqual(["/de"]);
  });
});

test("a question and its answer, a row and its cell, a headline and its list are read together", async () => {
  const html = `<html lang="en"><body><main>
    <section><h3>Can I cancel?</h3><div><p>Yes, up to <strong>24</strong> hours before.</p></div></section>
    <table><tr><th scope="row">Cancellation</th><td>free</td><td>until one day before</td></tr><tr><th scope="row">Deposit</th><td>24 hours</td></tr></table>
    <section><h2>Cancelling</h2><ul><li>a day before: free</li></ul></section><section><h2>Deposit</h2><ul><li>back after 24 hours</li></ul></section>
  </main></body></html>`;
  const found = await findContradictions(facts, [builtText("terms/index.html", html) ?? { address: "", part: "", passages: [] }]);
  expect(found.map(({ sentence }) => sentence)).toEqual(["Yes, up to 24 hours before.", "until one day before", "a day before: free"]);
});

import { load } from "cheerio";
import { failing } from "../../failing-cases";
import { HOSTILE, fullReport, previewHtml, reportOf, SITE_SNAPSHOT, translationsHtml } from "./preview-sample";

const report = fullReport();

const documents = [
  ["the report", load(previewHtml(report))],
  ["the translations", load(translationsHtml(report))],
] as const;

test("what was typed is shown as text, and none of it is HTML", async () => {
  expect(
    await failing(documents, ([, document]) => {
      expect(document("script, img, [onerror], [style]")).toHaveLength(0);
      expect(document("body").text()).toContain(HOSTILE.slice(0, 30));
    }),
  ).toEqual([]);
});

test("a page is for no search engine, has one headline and every id once", async () => {
  expect(
    await failing(documents, ([, document]) => {
      expect(document('meta[name="robots"]').attr("content")).toBe("noindex");
      expect(document("h1")).toHaveLength(1);
      const ids = document("[id]")
        .toArray()
        .map((element) => element.attribs["id"]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  ).toEqual([]);
});

test("every table has a caption, and every figure of the summary leads to its part", async () => {
  expect(
    await failing(documents, ([, document]) => {
      expect(document("table").length).toBe(document("table > caption").length);
      document(".summary a").each((_index, link) => {
        expect(document(link.attribs["href"] ?? "")).toHaveLength(1);
      });
    }),
  ).toEqual([]);
});

test("old and new values stand side by side, what went and came marked as such", () => {
  const document = load(previewHtml(report));
  const text = document("#texts article").filter((_index, element) =>
    document(element).find("h3").text().startsWith("common › nav.directions"),
  );
  expect(text.find("del").text()).toBe(HOSTILE);
  expect(text.find("ins").text()).toBe("Πρόσβαση");
  expect(text.find('td[lang="el"]')).toHaveLength(2);
  expect(document("#pages").text()).toContain("/el/proin now answers 404");
  expect(document("#files").text()).toContain("src/ui/Band.tsx");
  expect(document("#go-live").text()).toContain("data/business.json:6");
});

test("a data file that came as a whole has a name for its place, as every row of a table has", () => {
  const texts = new Map(SITE_SNAPSHOT.texts);
  texts.delete("data/vans.json");
  const document = load(previewHtml(reportOf({ ...SITE_SNAPSHOT, texts }, SITE_SNAPSHOT)));
  expect(document("#data h3").text()).toContain("data/vans.json › (the whole file)");
  expect(document("#data tbody th").text()).toBe("(the whole file)");
});

test("every part says so when nothing changed", () => {
  const document = load(previewHtml(reportOf(SITE_SNAPSHOT, SITE_SNAPSHOT)));
  const empty = ["No fact changed.", "No text changed.", "No page came, went or moved.", "No picture changed.", "No other data changed."];
  empty.forEach((sentence) => {
    expect(document("main").text()).toContain(sentence);
  });
  expect(document("#go-live").text()).toContain("Nothing is left to settle.");
});

test("without a base the report says why, and what would help", () => {
  const html = previewHtml({ ...report, changes: undefined, base: { status: "missing", reason: "Because.", remedy: "Do this." } });
  const document = load(html);
  expect(document("main").text()).toMatch(/Because\..*Do this\./s);
  expect(document("#facts")).toHaveLength(0);
  expect(document("#stale")).toHaveLength(1);
});

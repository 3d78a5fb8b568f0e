import { load } from "cheerio";
import { failing } from "../../failing-cases";
import { HOSTILE, fullReport, previewHtml, translationsHtml } from "./preview-sample";

const report = fullReport();
const preview = load(previewHtml(report));
const documents = [
  ["/preview/", preview],
  ["/translations/", load(translationsHtml(report))],
] as const;

test("shows what editors typed as text, never as HTML", async () => {
  expect(
    await failing(documents, ([, document]) => {
      expect(document("script, [onerror], [style]")).toHaveLength(0);
      expect(document("body").text()).toContain(HOSTILE);
    }),
  ).toEqual([]);
});

test("each page has one headline, unique ids, table captions, and a section for each figure of the summary", async () => {
  expect(
    await failing(documents, ([, document]) => {
      expect(document("h1")).toHaveLength(1);
      const ids = document("[id]")
        .toArray()
        .map((element) => element.attribs["id"]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(document("table").length).toBe(document("table > caption").length);
      document(".summary a").each((_index, link) => {
        expect(document(link.attribs["href"] ?? "")).toHaveLength(1);
      });
    }),
  ).toEqual([]);
});

test("shows old and new values side by side, removed and added words marked", () => {
  const text = preview("#texts article").filter((_index, element) => preview(element).find("h3").text() === "common › nav.directions");
  expect(text.find("del").text()).toBe(HOSTILE);
  expect(text.find("ins").text()).toBe("Πρόσβαση");
  expect(text.find('td[lang="el"]')).toHaveLength(2);
  expect(preview("#pages").text()).toContain("/el/proin now answers 404");
  expect(preview("#files").text()).toContain("src/ui/Band.tsx");
});

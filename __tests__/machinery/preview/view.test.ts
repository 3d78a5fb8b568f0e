import { load } from "cheerio";
import { SITE_TEXTS, changed, fullReport, previewHtml, reportOf, translationsHtml } from "./preview-sample";

const report = fullReport();
const preview = load(previewHtml(report));

test.each([
  ["/preview/", preview],
  ["/translations/", load(translationsHtml(report))],
])("%s has a caption for each table and a section for each figure of the summary", (_, document) => {
  expect(document("table").length).toBe(document("table > caption").length);
  document(".summary a").each((_index, link) => {
    expect(document(link.attribs["href"] ?? "")).toHaveLength(1);
  });
});

test("shows old and new values side by side, with removed and added words marked", () => {
  const text = preview("#texts article").filter((_index, element) => preview(element).find("h3").text() === "common › nav.directions");
  expect(text.find("del").text()).toBe("Κατευθύνσεις");
  expect(text.find("ins").text()).toBe("Πρόσβαση");
  expect(text.find('td[lang="el"]')).toHaveLength(2);
  expect(preview("#pages").text()).toContain("/el/proin now answers 404");
  expect(preview("#files").text()).toContain("src/ui/Band.tsx");
});

test("each page that a change reaches leads to the forms of its texts", () => {
  const links = preview(".pages li").map((_index, item) => preview(item).find("a").last().attr("href"));
  expect(links.length).toBeGreaterThan(0);
  expect(links.get().filter((href) => !href.startsWith("/preview/fields/#/"))).toEqual([]);
});

test("/translations/ leads from a stale translation to where the page shows it", () => {
  const english = changed({
    "locales/en/directions.json": ({ hero }) => {
      Object.assign(hero ?? {}, { title: "Now" });
    },
  });
  const page = load(translationsHtml(reportOf(SITE_TEXTS, english)));
  const [path = "", words = ""] = (page("#stale .pages a").attr("href") ?? "").split("#:~:text=");
  expect(path).toMatch(/^\/el\//);
  expect(words).not.toBe("");
  expect(english.get("locales/el/directions.json")).toContain(decodeURIComponent(words));
});

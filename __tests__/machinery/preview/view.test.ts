import { load } from "cheerio";
import { fullReport, previewHtml } from "./preview-sample";

const preview = load(previewHtml(fullReport()));

test("each table has a caption, and each figure of the summary a section", () => {
  expect(preview("table").length).toBe(preview("table > caption").length);
  preview(".summary a").each((_index, link) => {
    expect(preview(link.attribs["href"] ?? "")).toHaveLength(1);
  });
  expect(preview(".summary a").length).toBeGreaterThan(3);
});

test("shows old and new values side by side, with removed and added words marked", () => {
  const text = preview("#texts article").filter((_index, element) => preview(element).find("h3 > span").first().text() === "common › nav");
  expect(text.find("del").text()).toBe("Κατευθύνσεις");
  expect(text.find("ins").text()).toBe("Πρόσβαση");
  expect(text.find('td[lang="el"]')).toHaveLength(2);
  expect(preview("#pages").text()).toContain("/el/proin now answers 404");
  expect(preview("#files").text()).toContain("src/ui/Band.tsx");
});

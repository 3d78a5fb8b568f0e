import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { byLanguage } from "../i18n/languages";
import type { PageContext } from "../i18n/routes/page-context";
import { required } from "../schemas/required";
import { PageHead } from "./PageHead";
import { registration } from "./structured-data/business";
import { type GraphData, pageContent } from "./structured-data/page-content";
import { serializeForScript } from "./structured-data/page-graph";
import { HOME_PAGE, pageData } from "../../__tests__/home-page";

const context: PageContext = {
  ...HOME_PAGE,
  routeId: "booking-terms",
  language: "de",
  mainNamespace: "terms",
  paths: byLanguage((language) => `/${language}`),
};

const TEXTS = {
  terms: { meta: { title: "Titel", description: "Beschreibung" }, hero: { title: "Bedingungen" } },
  common: {},
};

const data = (changes: Partial<GraphData>): GraphData => ({ ...pageData(TEXTS), ...changes });

describe("the head", () => {
  const robots = (changes: Partial<GraphData>, routeId: string) => {
    const document = load(renderToStaticMarkup(<PageHead data={data(changes)} pageContext={{ ...context, routeId }} />));
    return [document('meta[name="robots"]').attr("content"), document('link[rel="canonical"]').attr("href")];
  };
  const preview = {
    site: { siteMetadata: { siteUrl: "https://preview.example.com", isForSearchEngines: false, hasSampleContent: false } },
  };

  test("keeps previews, and pages that replace others, out of search engines", () => {
    expect(robots({}, "booking-terms")).toEqual([undefined, "https://www.example.com/de"]);
    expect(robots(preview, "booking-terms")).toEqual(["noindex, follow", "https://preview.example.com/de"]);
    expect(robots({}, "not-found")).toEqual(["noindex, follow", undefined]);
  });
});

describe("structured data", () => {
  test("refuse a text that the page does not show", () => {
    expect(() => pageContent(data({}), context).text("common", "footer.about")).toThrow(
      "No text “footer.about” in locales/de/common.json for the page /de",
    );
  });

  test("cannot end the script element that carries them", () => {
    const value = { name: "</script><script>alert(1)</script>", text: "a\u2028b & <!-- c" };
    const printed = serializeForScript(value);
    expect(printed).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(printed)).toEqual(value);
  });

  test("name the business as registers do, as far as the owner has supplied it", () => {
    const { legal } = required(pageData({}).business, "The business");
    expect(registration({ legal, placeholders: [] })).toEqual({ legalName: legal.name, vatID: legal.vatNumber });
    expect(registration({ legal, placeholders: ["legal.vatNumber"] })).toEqual({ legalName: legal.name });
    expect(registration({ legal, placeholders: ["legal"] })).toEqual({});
  });
});

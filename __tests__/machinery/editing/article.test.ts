import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { chromium } from "playwright-core";
import { LANGUAGES, type Language, byLanguage } from "../../../src/core/languages";
import { CHROMIUM_SETTINGS, findChromium } from "../../browser/chromium";
import { hydrated } from "../../browser/site";
import { startSiteServer, stopSiteServer } from "../../browser/site-server";
import { copyOfProject, removeCopy } from "../../project-copy";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";

/** The build of the fixture site, whose cache the copy reuses. */
const FIXTURE_STAGING = join(ROOT, ".build", "fixture");

const ID = "salt-lake-walks";
const MODEL = "hill-road";

const pathOf = (language: Language): string => (language === "en" ? "/salt-lake-walks" : "/el/peripatoi-sti-limni");

/** The page of the vans, whose Greek address changes. */
const VANS = byLanguage((language) => (language === "en" ? "/van-rental-and-hire-cyprus" : "/el/nea-dieythynsi"));
const OLD_ADDRESS = "/el/enoikiasi-van-kypros";

const TERMS = byLanguage((language) => (language === "en" ? "/vehicle-booking-terms" : "/el/oroi-kratisis-ochimatos"));

/** A text that is harmful or broken if a page does not escape it, of signs that the check accepts. */
const LIKE_HTML = `"onerror=alert() 'javascript:alert() ]] -- \` $& \\n مرحبا`;

function editJson(file: string, change: (content: Record<string, unknown>) => void): void {
  const content = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Adds an article as CONTRIBUTING.md says: one file and its picture. No code. A question, a vehicle, a review and a fee are one entry each.
 * Gives a page another address.
 */
function addEntries(root: string): void {
  cpSync(join(root, "src/images/scenes/coast.png"), join(root, `src/images/scenes/${ID}.png`));
  cpSync(join(root, `data/articles/${MODEL}.json`), join(root, `data/articles/${ID}.json`));
  editJson(join(root, `data/articles/${MODEL}.json`), (file) => {
    (file["related"] as string[]).push(ID);
  });
  editJson(join(root, `data/articles/${ID}.json`), (file) => {
    Object.assign(file, {
      author: LIKE_HTML,
      picture: undefined,
      ownPicture: {
        file: `../src/images/scenes/${ID}.png`,
        alt: byLanguage((language) => `Salt lake ${language} ${LIKE_HTML}`),
        focusSmall: "50% 50%",
        focusLarge: "50% 50%",
      },
      slugs: byLanguage((language) => pathOf(language).split("/").at(-1)),
      formerly: [],
      related: [MODEL],
      meta: {
        title: byLanguage((language) => `Salt lake walks ${language}`),
        description: byLanguage((language) => `Walks ${language} ${LIKE_HTML}`),
      },
      card: {
        title: byLanguage((language) => `Salt lake card ${language}`),
        summary: byLanguage(() => `Flamingos ${LIKE_HTML}`),
        label: byLanguage(() => "Walks"),
      },
      hero: { title: byLanguage((language) => `Salt lake headline ${language}`) },
      standfirst: byLanguage(() => LIKE_HTML),
    });
  });
  editJson(join(root, "data/faq.json"), (file) => {
    const answer = byLanguage((language) => [`Two carry ${language}`]);
    (file["van"] as unknown[]).push({ id: "piano", question: byLanguage((language) => `A piano ${language}`), answer });
  });
  editJson(join(root, "data/fleet.json"), (file) => {
    const vehicles = file["vehicles"] as object[];
    vehicles.push({ ...vehicles[0], id: "kia-picanto", name: "Kia Picanto" });
  });
  editJson(join(root, "data/reviews.json"), (file) => {
    const reviews = file["reviews"] as object[];
    const text = byLanguage((language) => `Splendid ${language}`);
    reviews.push({ ...reviews[0], id: "astrid", author: "Astrid L.", text, shownIn: "map" });
  });
  editJson(join(root, "data/terms.json"), (file) => {
    const fees = file["fees"] as object[];
    fees.push({ ...fees[0], id: "night", name: byLanguage((language) => `Keyring ${language}`) });
  });
  editJson(join(root, "data/pages.json"), ({ pages }) => {
    const page = (pages as Record<string, { slugs: object; formerly: string[] }>)["van-rental"];
    Object.assign(page?.slugs ?? {}, { el: VANS.el.split("/").at(-1) });
    page?.formerly.push(OLD_ADDRESS);
  });
}

/** Makes the article's card promise what a fact rejects. The figure is another fact's, so the sentence holds none. */
function promise(root: string): void {
  editJson(join(root, `data/articles/${ID}.json`), (file) => {
    (file["card"] as Record<string, unknown>)["summary"] = {
      en: "Cancel free up to {vanAgeMin} hours before the start.",
      el: "Δωρεάν ακύρωση έως {vanAgeMin} ώρες πριν από την έναρξη.",
    };
  });
}

/** Removes the samples and older reviews, as for going live when one customer has written. */
function removeSamples(root: string): void {
  ["reviews", "testimonials"].forEach((name) => {
    editJson(join(root, `data/${name}.json`), (file) => {
      file[name] = (file[name] as { readonly id: string }[]).filter(({ id }) => id === "astrid");
    });
  });
}

function build(
  root: string,
  environment: Readonly<Record<string, string>> = {},
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/build.ts", `--goes-on-from=${FIXTURE_STAGING}`],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", ...environment },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

describe("an editor, in a copy of the fixture site", () => {
  let root = "";

  beforeAll(() => {
    root = copyOfProject(SITE_ROOT, "edited");
  });

  afterAll(() => {
    removeCopy(root);
  });

  test("asks for production: it is refused at once, with every placeholder and sample", () => {
    const { status, output } = build(root, { CONTEXT: "production" });
    expect(status).toBe(1);
    expect(output).toContain("data/business.json:4  email “desk@example.com”");
    expect(output).toContain("Malcolm R.");
    expect(output).toContain("ALLOW_SAMPLE_CONTENT=1");
    // Gatsby has not even started.
    expect(output).not.toMatch(/bootstrap|onPreInit/);
  });

  test("adds entries without code, renames a slug and removes the samples: every language shows that, and no samples", () => {
    addEntries(root);
    removeSamples(root);
    const { status, output } = build(root);
    expect(status === 0 ? "" : output.slice(-4000)).toBe("");
    // Gatsby's words for code in the renderer that makes it render every page in every build.
    expect(output).not.toContain("Unsafe builtin");
    const page = (path: string) => load(readFileSync(join(root, "public", path, "index.html"), "utf8"));
    LANGUAGES.forEach((language) => {
      const path = pathOf(language);
      expect(existsSync(join(root, "public", path, "index.html"))).toBe(true);
      expect(page(path)("h1").text()).toBe(`Salt lake headline ${language}`);
      expect(page(VANS[language])("main").text()).toContain(`A piano ${language}`);
      const home = page(language === "en" ? "/" : `/${language}`);
      expect(home("main").text()).toContain("Kia Picanto");
      expect(home("main").text()).toContain(`Splendid ${language}`);
      expect(home("main figure").text()).toBe("");
      expect(page(TERMS[language])("main table").text()).toContain(`Keyring ${language}`);
      // It has no place in the travel guide, so it comes last.
      expect(page(path)('main nav a[rel="prev"]').length).toBe(1);
      expect(page(path)('main nav a[rel="next"]').length).toBe(0);
    });
    expect(readFileSync(join(root, "public/_redirects"), "utf8")).toMatch(new RegExp(`^${OLD_ADDRESS}\\s+${VANS.el}\\s+301`, "m"));
    expect(existsSync(join(root, "public", OLD_ADDRESS))).toBe(false);
    expect(page("/el")(`header a[href="${VANS.el}"]`).length).toBeGreaterThan(0);
    expect(page("/explore-cyprus")(`a[href="${pathOf("en")}"]`).text()).toBe("Salt lake card en");
    expect(page("/el/dromos-lofon")(`a[href="${pathOf("el")}"]`).text()).toBe("Salt lake card el");
    expect(page("/")("#reviews").length).toBe(1);
    expect(page("/airport-parking")("#quotes").length).toBe(0);
  });

  test("wrote what looks like HTML: visitors read it as text", async () => {
    const server = await startSiteServer(root);
    const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_SETTINGS] });
    try {
      // Without the policy, which would hide a script that could run.
      const page = await browser.newPage({ serviceWorkers: "block", bypassCSP: true });
      const ran: string[] = [];
      page.on("dialog", (dialog) => {
        ran.push(`${page.url()}: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on("pageerror", (error) => ran.push(`${page.url()}: ${error.message}`));
      for (const language of LANGUAGES) {
        await page.goto(`${server.address}${pathOf(language)}`);
        expect(await page.locator("main").innerText()).toContain(LIKE_HTML);
      }
      // Hydration renders the texts again.
      await hydrated(page);
      expect(await page.locator("main").innerText()).toContain(LIKE_HTML);
      expect(ran).toEqual([]);
    } finally {
      await browser.close();
      stopSiteServer(server);
    }
  });

  test("promises what a fact rejects: the build names place and fact before it starts, and the last good site stays", () => {
    const before = readFileSync(join(root, "public/index.html"), "utf8");
    promise(root);
    const { status, output } = build(root);
    expect(status).not.toBe(0);
    expect(output).toMatch(/data\/articles\/salt-lake-walks\.json:\d+ {2}card\.summary\.el/);
    expect(output).toContain("Δωρεάν ακύρωση έως 24 ώρες πριν από την έναρξη.");
    expect(output.match(/nothing that the fact carCancelNotice rejects/g)).toHaveLength(LANGUAGES.length);
    expect(readFileSync(join(root, "public/index.html"), "utf8")).toBe(before);
    expect(readFileSync(join(root, "public", "explore-cyprus/index.html"), "utf8")).toContain("Flamingos");
  });
});

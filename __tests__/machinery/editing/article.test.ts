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

/** The page of the vans. */
const VANS = byLanguage((language) => (language === "en" ? "/van-rental-and-hire-cyprus" : "/el/enoikiasi-van-kypros"));

/** A text that is harmful or broken if a page does not escape it, of signs that the check accepts. */
const LIKE_HTML = `"onerror=alert() 'javascript:alert() ]] -- \` $& \\n مرحبا`;

function editJson(file: string, change: (content: Record<string, unknown>) => void): void {
  const content = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Adds an article as CONTRIBUTING.md says: one file and one picture. No code. A question and a vehicle are one entry each. */
function addEntries(root: string): void {
  cpSync(join(root, "src/images/scenes/coast.png"), join(root, `src/images/scenes/${ID}.png`));
  editJson(join(root, "data/pictures.json"), (file) => {
    const alt = byLanguage((language) => `Salt lake ${language} ${LIKE_HTML}`);
    (file["pictures"] as unknown[]).push({
      id: ID,
      file: `../src/images/scenes/${ID}.png`,
      alt,
      focusSmall: "50% 50%",
      focusLarge: "50% 50%",
    });
  });
  cpSync(join(root, `data/articles/${MODEL}.json`), join(root, `data/articles/${ID}.json`));
  editJson(join(root, `data/articles/${MODEL}.json`), (file) => {
    (file["related"] as string[]).push(ID);
  });
  editJson(join(root, `data/articles/${ID}.json`), (file) => {
    Object.assign(file, {
      author: LIKE_HTML,
      picture: ID,
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

/** Removes the samples, as for going live before customers have written. */
function removeSamples(root: string): void {
  ["reviews", "testimonials"].forEach((name) => {
    editJson(join(root, `data/${name}.json`), (file) => {
      file[name] = [];
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
    expect(output).toContain("data/business.json:4   email “desk@example.com”");
    expect(output).toContain("Malcolm R.");
    expect(output).toContain("ALLOW_SAMPLE_CONTENT=1");
    // Gatsby has not even started.
    expect(output).not.toMatch(/bootstrap|onPreInit/);
  });

  test("adds an article, a question and a vehicle without code and removes the samples: they appear in every language, the samples do not", () => {
    addEntries(root);
    removeSamples(root);
    const { status, output } = build(root);
    expect(status === 0 ? "" : output.slice(-4000)).toBe("");
    const page = (path: string) => load(readFileSync(join(root, "public", path, "index.html"), "utf8"));
    LANGUAGES.forEach((language) => {
      const path = pathOf(language);
      expect(existsSync(join(root, "public", path, "index.html"))).toBe(true);
      expect(page(path)("h1").text()).toBe(`Salt lake headline ${language}`);
      expect(page(VANS[language])("main").text()).toContain(`A piano ${language}`);
      expect(page(language === "en" ? "/" : `/${language}`)("main").text()).toContain("Kia Picanto");
    });
    expect(page("/explore-cyprus")(`a[href="${pathOf("en")}"]`).text()).toBe("Salt lake card en");
    expect(page("/el/dromos-lofon")(`a[href="${pathOf("el")}"]`).text()).toBe("Salt lake card el");
    expect(page("/")("#reviews").length).toBe(1);
    expect(page("/")("main figure, main blockquote").text()).toBe("");
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

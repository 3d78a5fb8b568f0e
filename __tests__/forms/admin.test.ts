import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { checkSite } from "../../src/build/check/check-site";
import { readSiteFiles } from "../../src/build/check/site-files";
import { LANGUAGES, type Language } from "../../src/site/languages";
import { ROOT } from "../project-root";
import { address, sharedBrowser } from "../browser/site";

const ARTICLE = "salt-lake-walks";
const PICTURE = "paphos-archaeological-park";
const PRICE = "carPriceFrom";

/** A window so tall that the whole form is in view: fields are drawn only when they are. */
const TALL = { viewport: { width: 1440, height: 12_000 }, locale: "en-GB" };

/** The contents of files by their paths from the project's folder. */
type Files = Readonly<Record<string, string>>;

/** What editors may change, as it stands on disk. */
function editableFiles(): Files {
  const folders = ["data", ...LANGUAGES.map((language) => `locales/${language}`)];
  const paths = folders.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

/** Puts files into the browser's private file system, as a folder that looks like a clone of the repository. */
async function putFolder(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (contents) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle("project", { create: true });
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, content] of Object.entries(contents)) {
      const names = path.split("/");
      let folder = root;
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(content);
      await stream.close();
    }
  }, files);
}

/** What is in the folder now. */
async function takeFolder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const contents: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      // TypeScript's DOM library leaves the iteration of folders out.
      const entries = (
        folder as unknown as { entries: () => AsyncIterable<[string, FileSystemFileHandle | FileSystemDirectoryHandle]> }
      ).entries();
      for await (const [name, handle] of entries) {
        if (handle.kind === "directory") {
          await read(handle, `${path}${name}/`);
        } else {
          contents[`${path}${name}`] = await (await handle.getFile()).text();
        }
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle("project"), "");
    return contents;
  });
}

/** A field of the form, in the pane of a language where there are several. */
const field = (page: Page, path: string, language?: Language): Locator =>
  page.locator(`${language === undefined ? "" : `[data-locale="${language}"] `}[data-key-path="${path}"]`);

async function fill(page: Page, path: string, text: string, language?: Language): Promise<void> {
  await field(page, path, language).locator("input, textarea").first().fill(text);
}

/** The buttons that unfold the entries of a list. */
const folded = (page: Page, path: string): Locator => field(page, path).locator('button[aria-controls$="-body"][aria-expanded="false"]');

/** Presses the button with which a list takes another entry. */
async function addTo(page: Page, path: string, language?: Language): Promise<void> {
  await field(page, path, language).first().locator("button[data-label^='Add']").last().click();
}

async function openCollection(page: Page, name: string): Promise<void> {
  await page.getByRole("treeitem", { name }).click();
  await page.getByRole("main", { name }).waitFor();
}

/** Opens the form of a file, and waits for a field of it. */
async function openFile(page: Page, collection: string, file: string, first: string): Promise<void> {
  await openCollection(page, collection);
  await page.getByRole("row", { name: file, exact: true }).getByRole("gridcell").first().click();
  await field(page, first).first().waitFor();
}

/** Saves, and waits until the interface has gone back to the list of the collection. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(({ hash }) => /^#\/collections\/\w+$/.test(hash));
  await page.locator("[data-key-path]").first().waitFor({ state: "detached" });
}

/** Shows another language in the second pane. */
async function show(page: Page, language: Language): Promise<void> {
  if ((await page.locator(`[data-locale="${language}"]`).count()) > 0) {
    return;
  }
  await page.getByRole("combobox", { name: "Switch Locale" }).last().click();
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  await page.getByRole("option", { name }).click();
  await page.locator(`[data-locale="${language}"]`).waitFor();
}

async function changePrice(page: Page, index: number, price: number): Promise<void> {
  await openFile(page, "Data", "Facts", "facts");
  await folded(page, "facts").nth(index).click();
  await fill(page, `facts.${String(index)}.value`, String(price));
  await save(page);
}

async function changeTranslation(page: Page, text: string): Promise<void> {
  await openFile(page, "Texts", "Home", "hero.eyebrow");
  await show(page, "de");
  await fill(page, "hero.eyebrow", text, "de");
  await save(page);
}

/** The texts of the new article, by their places. */
const articleTexts = (language: Language): Readonly<Record<string, string>> => ({
  "meta.title": `Salt lake walks ${language} | {brand}`,
  "meta.description": `Walks around the salt lake ${language}`,
  "card.title": `Salt lake card ${language}`,
  "card.summary": `Flamingos ${language}`,
  "card.label": `Walks ${language}`,
  "hero.title": `Salt lake headline ${language}`,
  standfirst: `A lake by the runway ${language}`,
  "sections.0.title": `The path ${language}`,
  "sections.0.short": `Path ${language}`,
  "sections.0.body.0": `Walk around the lake ${language}. The hire starts from {carPriceFrom}.`,
  "glance.0.value": `Winter ${language}`,
  "glance.0.label": `The season ${language}`,
});

async function writeArticle(page: Page): Promise<void> {
  await openCollection(page, "Articles");
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await field(page, "standfirst").first().waitFor();
  await page
    .getByRole("group", { name: /slug/i })
    .or(page.locator("aside, [role=complementary]"))
    .getByRole("textbox")
    .first()
    .fill(ARTICLE);
  await addTo(page, "sections", "en");
  await fill(page, "sections.0.id", "path", "en");
  await addTo(page, "sections.0.body", "en");
  await addTo(page, "glance", "en");
  for (const language of LANGUAGES) {
    await show(page, language);
    for (const [path, text] of Object.entries(articleTexts(language))) {
      await fill(page, path, text, language);
    }
  }
  await save(page);
}

async function enterArticle(page: Page, index: number, cards: number): Promise<void> {
  await openFile(page, "Data", "Articles", "articles");
  // The entries are folded a moment after they have appeared.
  await folded(page, "articles").last().waitFor();
  await addTo(page, "articles");
  const entry = `articles.${String(index)}`;
  await fill(page, `${entry}.id`, ARTICLE);
  await fill(page, `${entry}.author`, "brand");
  await fill(page, `${entry}.published`, "2026-03-01");
  await fill(page, `${entry}.modified`, "2026-03-02");
  await field(page, `${entry}.picture`).getByRole("combobox").click();
  await page.getByRole("option", { name: PICTURE }).click();
  for (const language of LANGUAGES) {
    await fill(page, `${entry}.slugs.${language}`, `salt-lake-${language}`);
  }
  await addTo(page, `${entry}.related`);
  await fill(page, `${entry}.related.0`, PICTURE);
  await addTo(page, "cards");
  await fill(page, `cards.${String(cards)}`, ARTICLE);
  await save(page);
}

/** The lines in which two versions of a file with as many lines differ, as the later has them. */
function changedLines(before = "", after = ""): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  expect(now.length).toBe(old.length);
  return now.filter((line, index) => line !== old[index]);
}

describe("an editor at /admin/, with a local folder", () => {
  const browser = sharedBrowser();
  const before = editableFiles();
  const data = (name: string, files: Files): unknown => JSON.parse(files[`data/${name}.json`] ?? "");
  const { facts } = data("facts", before) as { readonly facts: readonly { readonly id: string; readonly value: number }[] };
  const articles = data("articles", before) as { readonly articles: readonly object[]; readonly cards: readonly string[] };
  const price = facts.findIndex(({ id }) => id === PRICE);
  const newPrice = (facts[price]?.value ?? 0) + 3;
  const strangers: string[] = [];
  const faults: string[] = [];
  let context: BrowserContext;
  let after: Files = {};

  beforeAll(async () => {
    context = await browser.newContext(TALL);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    context.on("request", (request) => {
      if (!request.url().startsWith(address("/")) && !request.url().startsWith("blob:") && !request.url().startsWith("data:")) {
        strangers.push(request.url());
      }
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(address("/robots.txt"));
    await putFolder(page, before);
    await page.addInitScript(() => {
      // As in browsers that do not fade from one view to the next: a fade is still going on when the next press comes, and the form
      // behind it is made anew.
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Object.defineProperty(window, "showDirectoryPicker", {
        value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle("project"),
      });
    });
    await page.goto(address("/admin/"));
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await changePrice(page, price, newPrice);
    await changeTranslation(page, "Autovermietung am Flughafen");
    await writeArticle(page);
    await enterArticle(page, articles.articles.length, articles.cards.length);
    after = await takeFolder(page);
  });

  afterAll(async () => {
    await context.close();
  });

  test("what was saved passes the check", () => {
    const copy = mkdtempSync(join(tmpdir(), "admin-"));
    try {
      ["data", "locales", "src/images", "src/templates"].forEach((folder) => {
        cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
      });
      Object.entries(after).forEach(([path, content]) => {
        writeFileSync(join(copy, path), content);
      });
      expect(checkSite(readSiteFiles(copy))).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test("only the files that were edited differ, and each only where it was edited", () => {
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.sort()).toEqual(
      [
        "data/articles.json",
        "data/facts.json",
        "locales/de/home.json",
        ...LANGUAGES.map((language) => `locales/${language}/article-${ARTICLE}.json`),
      ].sort(),
    );
    expect(Object.keys(before).filter((path) => !(path in after))).toEqual([]);
    expect(changedLines(before["data/facts.json"], after["data/facts.json"])).toEqual([`      "value": ${String(newPrice)},`]);
    expect(changedLines(before["locales/de/home.json"], after["locales/de/home.json"])).toEqual([
      '    "eyebrow": "Autovermietung am Flughafen",',
    ]);
  });

  test("a price stays a number, and every other value as it was", () => {
    const expected = facts.map((fact) => (fact.id === PRICE ? { ...fact, value: newPrice } : fact));
    expect(data("facts", after)).toEqual({ facts: expected });
  });

  test("the article is in the register, complete and without empty fields", () => {
    expect(data("articles", after)).toEqual({
      cards: [...articles.cards, ARTICLE],
      articles: [
        ...articles.articles,
        {
          id: ARTICLE,
          author: "brand",
          published: "2026-03-01",
          modified: "2026-03-02",
          picture: PICTURE,
          slugs: Object.fromEntries(LANGUAGES.map((language) => [language, `salt-lake-${language}`])),
          formerly: [],
          related: [PICTURE],
        },
      ],
    });
  });

  test.each(LANGUAGES)("the article has its texts in %s, under the keys of the schema", (language) => {
    const texts = articleTexts(language);
    expect(JSON.parse(after[`locales/${language}/article-${ARTICLE}.json`] ?? "")).toEqual({
      meta: { title: texts["meta.title"], description: texts["meta.description"] },
      card: { title: texts["card.title"], summary: texts["card.summary"], label: texts["card.label"] },
      hero: { title: texts["hero.title"] },
      standfirst: texts["standfirst"],
      sections: [{ id: "path", title: texts["sections.0.title"], short: texts["sections.0.short"], body: [texts["sections.0.body.0"]] }],
      glance: [{ value: texts["glance.0.value"], label: texts["glance.0.label"] }],
    });
  });

  test("nobody else was asked for anything, and no script failed", () => {
    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });
});

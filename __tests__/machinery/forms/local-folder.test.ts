import type { Page } from "playwright-core";
import { checkSite } from "../../../src/check/check-site";
import { LANGUAGES, type Language } from "../../../src/core/languages";
import { address, sharedBrowser } from "../../browser/site";
import { SITE } from "../../site-files";
import { type EditingPage, type Files, changedLines, editableFiles, editingPage, field, fill, folded, openForm, save } from "./form";

const ARTICLE = "salt-lake-walks";

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

/** Presses the button with which a list takes another entry. */
async function addTo(page: Page, path: string, language?: Language): Promise<void> {
  await field(page, path, language).first().locator("button[data-label^='Add']").last().click();
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
  await openForm(page, "articles/new", "standfirst");
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
    for (const [path, text] of Object.entries(articleTexts(language))) {
      await fill(page, path, text, language);
    }
  }
  await save(page);
}

async function enterArticle(page: Page): Promise<void> {
  await openForm(page, "data/entries/articles", "articles");
  // The entries are folded a moment after they have appeared.
  await folded(page, "articles").last().waitFor();
  await addTo(page, "articles");
  await fill(page, "articles.2.id", ARTICLE);
  await fill(page, "articles.2.author", "brand");
  await fill(page, "articles.2.published", "2026-03-01");
  await fill(page, "articles.2.modified", "2026-03-02");
  await field(page, "articles.2.picture").getByRole("radio", { name: "coast" }).click();
  for (const language of LANGUAGES) {
    await fill(page, `articles.2.slugs.${language}`, `salt-lake-${language}`);
  }
  await addTo(page, "articles.2.related");
  await fill(page, "articles.2.related.0", "hill-road");
  await addTo(page, "cards");
  await fill(page, "cards.3", ARTICLE);
  await save(page);
}

describe("an editor at /admin/, with a local folder", () => {
  const browser = sharedBrowser();
  const files = editableFiles();
  let editing: EditingPage;

  beforeAll(async () => {
    editing = await editingPage(browser);
    const { page } = editing;
    await page.goto(address("/robots.txt"));
    await putFolder(page, files);
    await page.addInitScript(() => {
      Object.defineProperty(window, "showDirectoryPicker", {
        value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle("project"),
      });
    });
    await page.goto(address("/admin/"));
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "Data" }).waitFor();
  });

  afterAll(async () => {
    await editing.context.close();
  });

  /** The files that an edit makes or changes. It removes none. */
  async function changedBy(edit: (page: Page) => Promise<void>): Promise<Files> {
    const { page } = editing;
    const before = await takeFolder(page);
    await edit(page);
    const after = await takeFolder(page);
    expect(Object.keys(before).filter((path) => !(path in after))).toEqual([]);
    return Object.fromEntries(Object.entries(after).filter(([path, content]) => before[path] !== content));
  }

  test("changes a translation: one line of one file differs", async () => {
    const changed = await changedBy(async (page) => {
      await openForm(page, "texts/entries/home", "hero.eyebrow");
      await fill(page, "hero.eyebrow", "Αυτοκίνητα στη Λάρνακα", "el");
      await save(page);
    });
    const path = "locales/el/home.json";
    expect(Object.keys(changed)).toEqual([path]);
    expect(changedLines(files[path], changed[path])).toEqual(['    "eyebrow": "Αυτοκίνητα στη Λάρνακα",']);
  });

  test("adds an article: its texts and its entry are complete, without empty fields, and pass the check", async () => {
    const changed = await changedBy(async (page) => {
      await writeArticle(page);
      await enterArticle(page);
    });
    const { cards, articles } = JSON.parse(files["data/articles.json"] ?? "") as { cards: unknown[]; articles: unknown[] };
    const texts = (language: Language): unknown => {
      const text = articleTexts(language);
      return {
        meta: { title: text["meta.title"], description: text["meta.description"] },
        card: { title: text["card.title"], summary: text["card.summary"], label: text["card.label"] },
        hero: { title: text["hero.title"] },
        standfirst: text["standfirst"],
        sections: [{ id: "path", title: text["sections.0.title"], short: text["sections.0.short"], body: [text["sections.0.body.0"]] }],
        glance: [{ value: text["glance.0.value"], label: text["glance.0.label"] }],
      };
    };
    const entry = {
      id: ARTICLE,
      author: "brand",
      published: "2026-03-01",
      modified: "2026-03-02",
      picture: "coast",
      slugs: { en: "salt-lake-en", el: "salt-lake-el" },
      formerly: [],
      related: ["hill-road"],
    };
    expect(Object.fromEntries(Object.entries(changed).map(([path, content]) => [path, JSON.parse(content) as unknown]))).toEqual({
      "data/articles.json": { cards: [...cards, ARTICLE], articles: [...articles, entry] },
      ...Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}/article-${ARTICLE}.json`, texts(language)])),
    });
    expect(checkSite({ ...SITE, texts: new Map([...SITE.texts, ...Object.entries(changed)]) })).toEqual([]);
  });

  test("asks no other host, and no script fails", () => {
    expect(editing.faults).toEqual([]);
  });
});

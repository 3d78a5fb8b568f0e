import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkSite } from "../../../src/check/check-site";
import { LANGUAGES, type Language, byLanguage } from "../../../src/core/languages";
import { required } from "../../../src/core/required";
import { valueAt } from "../../../src/core/text/value-at";
import { address, sharedBrowser } from "../../browser/site";
import { SITE } from "../../site-files";
import { SITE_ROOT } from "../../site-root";
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
async function addTo(page: Page, path: string): Promise<void> {
  await field(page, path).first().locator("button[data-label^='Add']").last().click();
}

/** Types a text in each language; “*” in its place is the language. */
async function fillTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    for (const language of LANGUAGES) {
      await fill(page, path.replace("*", language), textIn(language, text));
    }
  }
}

/** An English text, and one in Greek letters that names the same facts. */
const textIn = (language: Language, text: string): string =>
  language === "en" ? text : ["Ένα κείμενο", ...(text.match(/\{\w+\}/g) ?? [])].join(" ");

const inAll = (text: string): Readonly<Record<Language, string>> => byLanguage((language) => textIn(language, text));

/** Chooses one of few options, which are shown as buttons. */
const choose = (page: Page, path: string, option: string): Promise<void> =>
  field(page, path).getByRole("radio", { name: option, exact: true }).click();

/** Uploads a picture where it is used. */
async function upload(page: Page, path: string, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith(".svg") ? "image/svg+xml" : "image/png";
  await field(page, path).locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
}

async function writeArticle(page: Page): Promise<void> {
  await openForm(page, "articles/new", "standfirst");
  await page.getByRole("group", { name: "Slug", exact: true }).getByRole("textbox").fill(ARTICLE);
  await fill(page, "author", "brand");
  await fill(page, "published", "2026-03-01");
  await fill(page, "modified", "2026-03-02");
  await field(page, "ownPicture").first().getByRole("checkbox").click();
  await upload(page, "ownPicture.file", `${ARTICLE}.png`, readFileSync(join(SITE_ROOT, "src/images/scenes/coast.png")));
  await fill(page, "ownPicture.focusSmall", "50% 60%");
  await fill(page, "ownPicture.focusLarge", "50% 40%");
  await addTo(page, "related");
  await fill(page, "related.0", "hill-road");
  await addTo(page, "sections");
  await fill(page, "sections.0.id", "path");
  for (const language of LANGUAGES) {
    await fill(page, `slugs.${language}`, `salt-lake-${language}`);
    await addTo(page, `sections.0.body.${language}`);
  }
  await addTo(page, "glance");
  await fillTexts(page, {
    "ownPicture.alt.*": "A lake with flamingos",
    "meta.title.*": "Salt lake walks",
    "meta.description.*": "Walks around the salt lake",
    "card.title.*": "Salt lake card",
    "card.summary.*": "Flamingos",
    "card.label.*": "Walks",
    "hero.title.*": "Salt lake headline",
    "standfirst.*": "A lake by the runway",
    "sections.0.title.*": "The path",
    "sections.0.short.*": "Path",
    "sections.0.body.*.0": "The hire starts from {carPriceFrom}.",
    "glance.0.value.*": "Winter",
    "glance.0.label.*": "The season",
  });
  await save(page);
}

/** Opens the form of a data file, and adds an entry to one of its lists. */
async function addEntry(page: Page, file: string, list: string, texts: Readonly<Record<string, string>>, id: string): Promise<string> {
  await openForm(page, `data/entries/${file}`, list);
  // The entries are folded a moment after they have appeared.
  await folded(page, list).last().waitFor();
  await addTo(page, list);
  const index = await field(page, list).locator(`[data-key-path$=".id"]`).count();
  const entry =
    (await field(page, list)
      .locator('[data-key-path$=".id"]')
      .nth(index - 1)
      .getAttribute("data-key-path")) ?? "";
  const place = entry.slice(0, -".id".length);
  await fill(page, entry, id);
  await fillTexts(page, Object.fromEntries(Object.entries(texts).map(([path, text]) => [`${place}.${path}`, text])));
  return place;
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

  /** What the changed files hold, checked with all others. */
  function contentOf(changed: Files): Readonly<Record<string, unknown>> {
    const texts = new Map([...SITE.texts, ...Object.entries(changed).filter(([path]) => path.endsWith(".json"))]);
    // A picture is checked by its folder alone here: what it holds is another test's.
    const paths = new Set([...SITE.paths, ...Object.keys(changed)]);
    expect(checkSite({ ...SITE, texts, paths })).toEqual([]);
    return Object.fromEntries(
      Object.entries(changed).map(([path, content]) => [path, path.endsWith(".json") ? JSON.parse(content) : content]),
    );
  }

  /** A data file with one more entry in a list. */
  function withEntry(path: string, list: string, entry: unknown): unknown {
    const content = JSON.parse(required(files[path], path)) as Record<string, unknown[]>;
    return { ...content, [list]: [...(content[list] ?? []), entry] };
  }

  test("adds an article with its picture: one form, and a file without empty fields that passes the check", async () => {
    const article = {
      author: "brand",
      published: "2026-03-01",
      modified: "2026-03-02",
      ownPicture: {
        file: `../src/images/scenes/${ARTICLE}.png`,
        alt: inAll("A lake with flamingos"),
        focusSmall: "50% 60%",
        focusLarge: "50% 40%",
      },
      slugs: { en: "salt-lake-en", el: "salt-lake-el" },
      formerly: [],
      related: ["hill-road"],
      meta: { title: inAll("Salt lake walks"), description: inAll("Walks around the salt lake") },
      card: { title: inAll("Salt lake card"), summary: inAll("Flamingos"), label: inAll("Walks") },
      hero: { title: inAll("Salt lake headline") },
      standfirst: inAll("A lake by the runway"),
      sections: [
        {
          id: "path",
          title: inAll("The path"),
          short: inAll("Path"),
          body: byLanguage((language) => [textIn(language, "The hire starts from {carPriceFrom}.")]),
        },
      ],
      glance: [{ value: inAll("Winter"), label: inAll("The season") }],
    };
    const changed = await changedBy(writeArticle);
    expect(Object.keys(changed).sort()).toEqual([`data/articles/${ARTICLE}.json`, `src/images/scenes/${ARTICLE}.png`]);
    expect(contentOf(changed)[`data/articles/${ARTICLE}.json`]).toEqual(article);
  });

  test("adds a question: one entry of one file", async () => {
    const changed = await changedBy(async (page) => {
      const place = await addEntry(page, "faq", "van", { "question.*": "May I load a piano?" }, "piano");
      for (const language of LANGUAGES) {
        await addTo(page, `${place}.answer.${language}`);
      }
      await fillTexts(page, { [`${place}.answer.*.0`]: "Yes, if two people carry it." });
      await save(page);
    });
    const answer = byLanguage((language) => [textIn(language, "Yes, if two people carry it.")]);
    const entry = { id: "piano", question: inAll("May I load a piano?"), answer };
    expect(contentOf(changed)).toEqual({ "data/faq.json": withEntry("data/faq.json", "van", entry) });
  });

  test("adds a vehicle: one entry, and its picture in the folder of vehicles", async () => {
    const drawing = readFileSync(join(SITE_ROOT, "src/images/vehicles/nissan-march.svg"), "utf8");
    const changed = await changedBy(async (page) => {
      const texts = { "type.*": "Small car", "text.*": "Easy to park.", "alt.*": "Side view of a small car" };
      const place = await addEntry(page, "fleet", "vehicles", texts, "kia-picanto");
      await fill(page, `${place}.name`, "Kia Picanto");
      await upload(page, `${place}.cutout`, "kia-picanto.svg", Buffer.from(drawing));
      await fill(page, `${place}.seats`, "4");
      await fill(page, `${place}.bags`, "1");
      await choose(page, `${place}.gearbox`, "manual");
      await save(page);
    });
    const entry = {
      id: "kia-picanto",
      name: "Kia Picanto",
      type: inAll("Small car"),
      text: inAll("Easy to park."),
      cutout: "../src/images/vehicles/kia-picanto.svg",
      alt: inAll("Side view of a small car"),
      seats: 4,
      bags: 1,
      gearbox: "manual",
      airConditioning: false,
    };
    expect(contentOf(changed)).toEqual({
      "data/fleet.json": withEntry("data/fleet.json", "vehicles", entry),
      "src/images/vehicles/kia-picanto.svg": drawing,
    });
  });

  test("adds a review: one entry of one file", async () => {
    const changed = await changedBy(async (page) => {
      const place = await addEntry(page, "reviews", "reviews", { "place.*": "Oslo", "text.*": "Quick and kind." }, "astrid");
      await fill(page, `${place}.author`, "Astrid L.");
      await fill(page, `${place}.rating`, "5");
      await fill(page, `${place}.date`, "2025-05");
      await fill(page, `${place}.source`, "https://www.google.com/maps/reviews/2");
      await choose(page, `${place}.shownIn`, "columns");
      await upload(page, `${place}.profilePhoto`, "astrid.png", readFileSync(join(SITE_ROOT, "src/images/avatars/portrait-1.png")));
      await save(page);
    });
    const entry = {
      id: "astrid",
      author: "Astrid L.",
      place: inAll("Oslo"),
      text: inAll("Quick and kind."),
      rating: 5,
      date: "2025-05",
      profilePhoto: "../src/images/avatars/astrid.png",
      shownIn: "columns",
      sample: false,
      source: "https://www.google.com/maps/reviews/2",
    };
    expect(Object.keys(changed).sort()).toEqual(["data/reviews.json", "src/images/avatars/astrid.png"]);
    expect(contentOf(changed)).toMatchObject({ "data/reviews.json": withEntry("data/reviews.json", "reviews", entry) });
  });

  test("adds a fee: one entry of one file", async () => {
    const changed = await changedBy(async (page) => {
      const texts = { "name.*": "Handover at night", "when.*": "each time", "amount.*": "{carOutOfHours}" };
      const place = await addEntry(page, "terms", "fees", texts, "night");
      await choose(page, `${place}.scope`, "car");
      await addTo(page, `${place}.facts`);
      await field(page, `${place}.facts`).getByRole("combobox").click();
      await page.getByRole("option", { name: "carOutOfHours", exact: true }).click();
      await save(page);
    });
    const texts = { name: inAll("Handover at night"), when: inAll("each time"), amount: inAll("{carOutOfHours}") };
    const entry = { id: "night", ...texts, scope: "car", facts: ["carOutOfHours"] };
    expect(contentOf(changed)).toEqual({ "data/terms.json": withEntry("data/terms.json", "fees", entry) });
  });

  test("adds a day with other hours and a notice: one entry of a file each, without empty fields", async () => {
    const changed = await changedBy(async (page) => {
      const day = await addEntry(page, "exceptions", "exceptions", { "note.*": "Strike" }, "strike");
      await choose(page, `${day}.kind`, "office");
      await fill(page, `${day}.from`, "2099-05-01");
      await fill(page, `${day}.until`, "2099-05-01");
      await fill(page, `${day}.opens`, "10:00");
      await fill(page, `${day}.closes`, "14:00");
      await save(page);
      const notice = await addEntry(page, "notices", "notices", { "text.*": "The bridge is closed." }, "bridge");
      await fill(page, `${notice}.from`, "2099-05-01 06:00");
      await fill(page, `${notice}.until`, "2099-05-02");
      await save(page);
    });
    const hours = { opens: "10:00", closes: "14:00", note: inAll("Strike") };
    const day = { id: "strike", kind: "office", from: "2099-05-01", until: "2099-05-01", ...hours };
    const notice = { id: "bridge", from: "2099-05-01 06:00", until: "2099-05-02", text: inAll("The bridge is closed.") };
    expect(contentOf(changed)).toEqual({
      "data/exceptions.json": withEntry("data/exceptions.json", "exceptions", day),
      "data/notices.json": withEntry("data/notices.json", "notices", notice),
    });
  });

  test.each([
    ["data/pages.json", "data/entries/pages", "pages.van-rental."],
    ["data/articles/hill-road.json", "articles/entries/hill-road", ""],
  ])("renames a slug in %s: the old address in that language leads on, until the slug returns", async (path, form, place) => {
    const entry = valueAt(JSON.parse(required(files[path], path)), [...place.split(".").slice(0, -1)]);
    const { slugs, formerly } = entry as { readonly slugs: Readonly<Record<Language, string>>; readonly formerly: readonly string[] };
    const rename = (slug: string): Promise<Files> =>
      changedBy(async (page) => {
        await openForm(page, form, `${place}slugs`);
        await fill(page, `${place}slugs.el`, slug);
        await save(page);
      });
    const renamed = await rename("nea-dieythynsi");
    expect(Object.keys(renamed)).toEqual([path]);
    expect(valueAt(JSON.parse(required(renamed[path], path)), place.split(".").slice(0, -1))).toEqual({
      ...(entry as object),
      slugs: { ...slugs, el: "nea-dieythynsi" },
      formerly: [...formerly, `/el/${slugs.el}`],
    });
    expect((await rename(slugs.el))[path]).toBe(files[path]);
  });

  test("renames the business in addresses: the old name is kept, so that its addresses lead on", async () => {
    const path = "data/business.json";
    const changed = await changedBy(async (page) => {
      await openForm(page, "data/entries/business", "slug");
      await fill(page, "slug", "meridian");
      await save(page);
    });
    const before = JSON.parse(required(files[path], path)) as { readonly slug: string };
    expect(contentOf(changed)).toEqual({ [path]: { ...before, slug: "meridian", formerSlugs: [before.slug] } });
  });

  test("finds a fact by a part of its name: its entry opens, with the sentences that name it, and one line changes", async () => {
    const path = "data/facts.json";
    /** Finds a fact, and returns the place of its entry. */
    const find = async (page: Page, part: string, id: string): Promise<string> => {
      await fill(page, "search", part);
      await field(page, "search")
        .getByRole("button", { name: new RegExp(`^${id} · `) })
        .click();
      const name = field(page, "facts")
        .locator('[data-key-path$=".id"]')
        .filter({ has: page.locator(`input[value="${id}"]`) });
      return required((await name.getAttribute("data-key-path"))?.slice(0, -".id".length), `The entry of ${id}`);
    };
    const before = await takeFolder(editing.page);
    const known = await changedBy(async (page) => {
      await openForm(page, "data/entries/facts", "facts");
      await folded(page, "facts").last().waitFor();
      const price = await find(page, "PriceFr", "carPriceFrom");
      await expect(field(page, `${price}.id`).locator("li").first().textContent()).resolves.toContain("{carPriceFrom");
      await fill(page, `${price}.value`, "29");
      // Only the owner can tell this one: its value stays null.
      await fill(page, `${await find(page, "HoursNotice", "carOutOfHoursNotice")}.source`, "Asked again");
      await save(page);
    });
    expect(Object.keys(known)).toEqual([path]);
    expect(changedLines(before[path], known[path])).toEqual(['      "value": 29,', '      "source": "Asked again",']);
    const told = await changedBy(async (page) => {
      await openForm(page, "data/entries/facts", "facts");
      await folded(page, "facts").last().waitFor();
      await fill(page, `${await find(page, "HoursNotice", "carOutOfHoursNotice")}.value`, "24");
      await save(page);
    });
    expect(changedLines(known[path], told[path])).toEqual(['      "value": 24,']);
    contentOf(told);
  });

  test("asks no other host, and no script fails", () => {
    expect(editing.faults).toEqual([]);
  });
});

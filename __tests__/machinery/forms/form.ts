import type { BrowserContext, Locator, Page } from "playwright-core";
import type { Language } from "../../../src/core/languages";
import { type SharedBrowser, address } from "../../browser/site";
import { SITE } from "../../site-files";

/** The contents of files by their paths from the project's folder. */
export type Files = Readonly<Record<string, string>>;

/** What editors may change, as it is on disk. */
export function editableFiles(): Files {
  return Object.fromEntries(Array.from(SITE.texts).filter(([path]) => /^(?:data|locales)\//.test(path)));
}

/** The lines in which a file differs from a version with as many lines. */
export function changedLines(before = "", after = ""): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  expect(now.length).toBe(old.length);
  return now.filter((line, index) => line !== old[index]);
}

/** A page for the editing interface. */
export interface EditingPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Requests to hosts that it has no reason to ask, and errors of its scripts. */
  readonly faults: readonly string[];
}

/**
 * Opens an empty page for the editing interface.
 *
 * @param host the origin of the git host that it may ask
 */
export async function editingPage(browser: SharedBrowser, ...host: readonly string[]): Promise<EditingPage> {
  // A window so tall that the whole form is in view: fields are drawn only when they are. The language is the one that the interface
  // bundles: any other arrives later, and Sveltia's text fields that are there by then no longer take what is typed.
  const context = await browser.newContext({ viewport: { width: 1440, height: 12_000 }, locale: "en-US" });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  context.on("request", (request) => {
    if (![address("/"), "blob:", "data:", ...host].some((start) => request.url().startsWith(start))) {
      faults.push(request.url());
    }
  });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.addInitScript(() => {
    // As in browsers that do not fade from one view to the next. A fade would still run at the next press, and would then replace
    // the form.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    // Else a form that is opened again soon after it was saved may ask whether to restore what was typed.
    localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ useDraftBackup: false }));
  });
  return { context, page, faults };
}

/** A field of the form, in the pane of a language where there are several. */
export const field = (page: Page, path: string, language?: Language): Locator =>
  page.locator(`${language === undefined ? "" : `[data-locale="${language}"] `}[data-key-path="${path}"]`);

export async function fill(page: Page, path: string, text: string, language?: Language): Promise<void> {
  await field(page, path, language).locator("input, textarea").first().fill(text);
}

/** The buttons that unfold the entries of a list. */
export const folded = (page: Page, path: string): Locator =>
  field(page, path).locator('button[aria-controls$="-body"][aria-expanded="false"]');

/**
 * Opens a form by its address, and waits for a field of it.
 *
 * @param form its path below the collections
 */
export async function openForm(page: Page, form: string, first: string): Promise<void> {
  await page.goto(address(`/admin/#/collections/${form}`));
  await field(page, first).first().waitFor();
}

/**
 * Saves, and waits until the interface has gone back to the list of the collection.
 *
 * @param answer the button to press when it asks whether the change is to be reviewed
 */
export async function save(page: Page, answer?: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  if (answer !== undefined) {
    await page.getByRole("button", { name: answer, exact: true }).click();
  }
  await page.waitForURL(({ hash }) => /^#\/collections\/\w+$/.test(hash));
  await page.locator("[data-key-path]").first().waitFor({ state: "detached" });
}

import type { Page } from "playwright-core";
import { WITHOUT_SCRIPTS, onePagePerTemplate, pathOf } from "../built/site";
import { DESKTOP, VISITOR, address, hydrated, inPages, sharedBrowser } from "./site";

/* What browsers, and extensions in them, do to documents: before the page is hydrated, and again afterwards. */

const browser = sharedBrowser();

/** As browser translation does: texts in `<font>` elements, new ones too. */
function translate(): void {
  const make = (): Element => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts
      .filter(({ data, parentElement }) => data.trim() !== "" && parentElement?.closest("font, script, style, data, svg") === null)
      .forEach((text) => {
        const [outer, inner] = [make(), make()];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      });
  };
  wrap(document.body);
  document.documentElement.lang = "fr";
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver((changes) => {
    changes.forEach(({ addedNodes }) => {
      addedNodes.forEach((node) => {
        wrap(node.parentNode ?? node);
      });
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** As Dark Reader does: a style element after each of the page's, and attributes on the root and on drawings. */
function darken(): void {
  document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
  document.querySelectorAll("style:not(.darkreader)").forEach((own) => {
    const style = own.cloneNode() as HTMLElement;
    style.className = "darkreader darkreader--sync";
    own.after(style);
  });
  document.querySelectorAll<SVGElement | HTMLElement>("svg, svg *, [style]").forEach((element) => {
    element.setAttribute("data-darkreader-inline-fill", "");
    element.style.setProperty("--darkreader-inline-fill", "#e8e6e3");
  });
}

/** As password managers and grammar checkers do: attributes on fields, and elements beside them, in headings and at the ends of the body. */
function extend(): void {
  document.querySelectorAll("input, form, label").forEach((field) => {
    field.setAttribute("data-lpignore", "true");
    field.setAttribute("data-gramm", "false");
    field.after(Object.assign(document.createElement("div"), { className: "password-icon" }));
  });
  document.body.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
  document.querySelectorAll("#___gatsby, main, main h2").forEach((part) => {
    part.prepend(document.createElement("grammar-extension"));
    part.append(document.createElement("grammar-extension"));
  });
  document.body.prepend(document.createElement("password-manager"));
  document.body.append(document.createElement("grammar-extension"));
}

/** What is wrong with what a page offers, once it is hydrated. */
async function broken(page: Page): Promise<readonly string[]> {
  if (new URL(page.url()).pathname === pathOf("can-i-rent")) {
    const figures = page.locator("main dl");
    const before = await figures.innerText();
    await page.locator('main label:has(input[name="age"][value="young"])').click();
    await page.locator('main [data-verdict="yes-with-surcharge"]').waitFor();
    expect(await figures.innerText()).not.toBe(before);
    await page.locator('main label:has(input[name="age"][value="over"])').click();
    await page.locator('main [data-verdict="no"]').waitFor();
  }
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').waitFor();
  await page.locator('aside a[href^="https://wa.me/"]').click();
  await page.getByRole("dialog").locator("img").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const state = await page.locator("body").getAttribute("data-hydration");
  return state === "hydrated" ? [] : [`${page.url()}: ${String(state)}`];
}

/** Extensions are not bound by the policy, by which this test cannot add even an empty style. */
const notOfTheirStyles = (fault: string): boolean => !fault.includes("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");

test.each<[string, () => void]>([
  ["translate it", translate],
  ["darken it", darken],
  ["add to its forms and headings", extend],
])("every template works in browsers that %s, before and after it is hydrated", async (_, change) => {
  const context = await browser.newContext({ ...DESKTOP, userAgent: VISITOR, locale: "en-GB" });
  const wrong: string[] = [];
  await inPages(
    context,
    onePagePerTemplate().filter((path) => !WITHOUT_SCRIPTS.includes(path)),
    async ({ page, faults }, path) => {
      await page.goto(address(path), { waitUntil: "domcontentloaded" });
      await page.evaluate(change);
      await hydrated(page);
      await page.evaluate(change);
      wrong.push(...(await broken(page)), ...faults.filter(notOfTheirStyles).map((fault) => `${path}: ${fault}`));
    },
  );
  expect(wrong).toEqual([]);
});

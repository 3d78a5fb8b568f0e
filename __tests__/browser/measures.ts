import type { Page } from "playwright-core";

/** Words that are broken without a soft hyphen. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.checkVisibility() !== true || parentElement.closest(".visually-hidden, svg, script, style") !== null) {
        continue;
      }
      for (const { index, 0: word } of (textContent ?? "").matchAll(/[^ \n\u200b-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes("\u00ad")) {
          broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** The distance between the brand and the first button, in pixels. */
export function gapAfterBrand(page: Page): Promise<number> {
  return page.getByRole("banner").evaluate((header) => {
    const brand = document.createRange();
    brand.selectNodeContents(header.querySelector("a") ?? header);
    const button = header.querySelector("summary")?.getBoundingClientRect().left ?? 0;
    return button - Math.max(...Array.from(brand.getClientRects(), ({ right }) => right));
  });
}

/** Texts that a visitor can read at some place of the page below the chat's circles, which keep to the right margin of a wide window. */
export function coveredByChatButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const circles = Array.from(document.querySelectorAll("aside a[data-more]"), (circle) => circle.getBoundingClientRect().left);
    const edge = Math.min(...circles);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (parentElement?.checkVisibility() !== true || parentElement.closest("main, footer") === null) {
        continue;
      }
      if (parentElement.closest(".visually-hidden") === null && range.getBoundingClientRect().right > edge) {
        found.push(textContent ?? "");
      }
    }
    return found;
  });
}

/** What could move on a page: what has a timed animation, a transition, or smooth scrolling. */
export function movable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isTimed = style.animationName !== "none" && style.getPropertyValue("animation-timeline") === "auto";
        const hasTransition = style.transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0);
        return isTimed || hasTransition || style.scrollBehavior !== "auto"
          ? [`${element.tagName}.${element.getAttribute("class") ?? ""}${part ?? ""}`]
          : [];
      }),
    ),
  );
}

/**
 * Controls and cards that have no edge in one of Windows' contrast themes, which replace all colours by a few of the visitor's, and remove
 * shadows and gradients. They are recognised by the background that they have without the theme.
 */
export async function withoutEdge(page: Page): Promise<readonly string[]> {
  const marked = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter((element) => {
      const { backgroundColor, backgroundImage, borderStartStartRadius, display } = getComputedStyle(element);
      const hasBackground = !/^rgba\(.*, 0(\.0\d*)?\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none";
      const isShape =
        element.matches("a, button, label, summary") || (Number.parseFloat(borderStartStartRadius) > 3 && display !== "inline");
      const { width, bottom } = element.getBoundingClientRect();
      // The skip link is above the page until it has the focus, and then it has a ring.
      return hasBackground && isShape && element.checkVisibility() && width > 30 && bottom > 0;
    });
    elements.forEach((element) => {
      element.dataset["shape"] = "";
    });
    return elements.length;
  });
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.locator("[data-shape]").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasBorder = style.borderBlockStartStyle !== "none" && Number.parseFloat(style.borderBlockStartWidth) >= 1;
        const isInMarked = element.parentElement?.matches("[data-shape]") === true;
        const keepsColours = style.getPropertyValue("forced-color-adjust") !== "auto";
        return !keepsColours && !hasBorder && style.outlineStyle === "none" && !isInMarked;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return marked > 5 ? found : [`only ${String(marked)} controls and cards were found`];
}

/** Stops of the Tab key that a visitor cannot see, that have no ring, or that are too small for a finger. */
export async function poorStops(page: Page): Promise<readonly string[]> {
  // After a key the browser shows the focus, even when a script moves it.
  await page.keyboard.press("Tab");
  const stops = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("body *")).flatMap((element) => {
      const isUnchosen = element instanceof HTMLInputElement && element.type === "radio" && !element.checked;
      if (element.tabIndex < 0 || isUnchosen) {
        return [];
      }
      element.focus();
      if (document.activeElement !== element) {
        return [];
      }
      // The label shows the focus of its radio button.
      const shown = element.matches("input") ? (element.closest("label") ?? element) : element;
      const style = getComputedStyle(shown);
      const box = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const isSeenAt = ([x, y]: readonly [number, number]): boolean => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (shown.contains(top) || top.contains(shown));
      };
      const faults = [
        ...(style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2 ? [] : ["has no ring"]),
        ...(points.some(isSeenAt) ? [] : ["is hidden"]),
        ...((box.width < 24 || box.height < 24) && style.display !== "inline" ? ["is small"] : []),
      ];
      return [faults.map((fault) => `“${element.textContent.trim().slice(0, 20)}” ${fault}`)];
    }),
  );
  return stops.length > 10 ? stops.flat() : [`only ${String(stops.length)} stops were found`];
}

/** Texts that end beyond the right edge of the screen and cannot be scrolled into view. */
export function outsideScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const rows = Array.from(document.querySelectorAll("main *")).filter((element) => getComputedStyle(element).overflowX === "auto");
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      if (rows.some((row) => row.contains(parentElement))) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, right } = range.getBoundingClientRect();
      const isRead = parentElement?.checkVisibility() === true && parentElement.closest(".visually-hidden") === null;
      if (isRead && width > 1 && right > document.documentElement.clientWidth + 1) {
        found.push(`“${(textContent ?? "").slice(0, 30)}” ends at ${String(Math.round(right))} px`);
      }
    }
    return found;
  });
}

/* What tests run inside pages, whichever driver sends it. Each function is sent by its text, so it uses nothing from outside. */

/** Whether the whole page is laid out, including sections whose layout is deferred. */
export function isLaidOut(): boolean {
  return Array.from(document.querySelectorAll("main > *")).every((section) => getComputedStyle(section).contentVisibility === "visible");
}

/** The text of the content, without what only a script can know: the clock. */
export function textOfMain(): string {
  const known = Array.from(document.querySelectorAll<HTMLElement>("main [data-clock]"), ({ innerText }) => innerText);
  const text = document.querySelector("main")?.innerText ?? "";
  return known.reduce((rest, part) => rest.replace(part, ""), text).replace(/\s+/g, " ");
}

/** How many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Whether exactly the questions at these positions, separated by commas, are open. */
export function areOpen([questions, positions]: readonly [selector: string, positions: string]): boolean {
  const open = Array.from(document.querySelectorAll(questions), (question, position) =>
    question.getAttribute("aria-expanded") === "true" ? [position] : [],
  );
  return open.flat().join() === positions;
}

import { LANGUAGES, type Language, isLanguage } from "./languages";
import { CHOICE_ATTRIBUTE, DISMISS_ATTRIBUTE, LANGUAGE_KEY, OFFER_KEY, offerProperty } from "./language-names";
import { isRobot } from "./robots";

/*
 * A script for the beginning of the body, before anything is painted. It leads to the language that the visitor chose, offers the
 * browser's language where nothing was chosen, and remembers a choice that is made before any other script has arrived. It is the same
 * on every page, so that one hash in a policy covers it, and it reads the page's translations from the head.
 *
 * - `?lng=de` acts like a choice.
 * - A stored choice that differs from the page's language leads to the same page in that language; `location.replace` keeps the way back
 *   free. A stored value that is not one of the languages is ignored.
 * - Without a choice, the browser's languages lead on from the home page only; elsewhere a bar offers the page in them.
 * - A language link leads to the section that is being read, because all languages have the same anchors.
 * - A page that the browser has kept for Back, or has prepared, decides again when it is shown: something may have been chosen since.
 * - Storage that throws changes nothing else: a choice that cannot be stored travels in the address, so that the home page cannot lead
 *   away from it again.
 */

const root = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, and returns whether that worked. */
function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Where people read, in CSS pixels from the top: below the header, and inside a part that a link has scrolled to. */
const READING_LINE = 160;

/** The fragment that opens a page in another language where this one is being read; empty at its beginning. */
function readingPlace(): string {
  const passed = [...document.querySelectorAll("main :is(section,h2,h3,tr)[id]")].filter(
    // A hidden element reports its position as 0, the top of the window.
    (part) => part.getClientRects().length > 0 && part.getBoundingClientRect().top < READING_LINE,
  );
  return passed.at(-1)?.id ?? "";
}

function redirectOrOffer(): void {
  const asked = new URLSearchParams(location.search).get("lng");
  if (isLanguage(asked)) {
    store(LANGUAGE_KEY, asked);
  }
  const choice = isLanguage(asked) ? asked : stored(LANGUAGE_KEY);
  const isChosen = isLanguage(choice);
  const wanted: Language | undefined = isChosen
    ? choice
    : navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => isLanguage(code));
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${wanted ?? ""}"]`);
  if (wanted === undefined || wanted === root.lang || link === null) {
    return;
  }
  if (isChosen || location.pathname === "/") {
    root.style.visibility = "hidden";
    location.replace(new URL(link.href).pathname + location.search + location.hash);
  } else if (!stored(OFFER_KEY)) {
    root.style.setProperty(offerProperty(wanted), "block");
  }
}

document.addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) {
      return;
    }
    const link = target.closest<HTMLAnchorElement>(`a[${CHOICE_ATTRIBUTE}]`);
    const language = link?.getAttribute(CHOICE_ATTRIBUTE);
    if (link && language) {
      link.hash = readingPlace();
      if (!store(LANGUAGE_KEY, language)) {
        link.search = `?lng=${language}`;
      }
    }
    const offered = target.closest(`[${DISMISS_ATTRIBUTE}]`)?.getAttribute(DISMISS_ATTRIBUTE);
    if (offered) {
      root.style.removeProperty(offerProperty(offered));
      store(OFFER_KEY, "dismissed");
    }
  },
  true,
);

function decideAgain(): void {
  LANGUAGES.forEach((language) => root.style.removeProperty(offerProperty(language)));
  redirectOrOffer();
}

if (!isRobot(navigator.userAgent)) {
  redirectOrOffer();
  document.addEventListener("prerenderingchange", decideAgain);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) {
      decideAgain();
    }
  });
}

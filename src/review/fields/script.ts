import { languageOfPath } from "../../core/routes/localized-path";
import { comparable } from "../../core/text/comparable";
import { FIELDS_STYLES, type Field } from "./fields";

/* Shows the page that the address names after “#” as it is without scripts, with a link from each text to its form. */

/** Shorter parts of a text are in many texts. */
const LONG_ENOUGH = 12;

/** What a press already does something to; the page shown here only leads to forms. */
const PRESSED = "a, button, summary, details, label";

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "", className = ""): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** The page, parsed: a request that answers with a document, because the site's policy refuses to parse text. */
function pageAt(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.onload = () => {
      resolve(request.responseXML ?? document);
    };
    request.onerror = reject;
    request.send();
  });
}

/** Puts other elements in the place of those that a press does something to, with their looks. */
function withoutControls(page: Document): void {
  page.querySelectorAll("script, noscript, link[rel=preload]").forEach((element) => {
    element.remove();
  });
  page.querySelectorAll(PRESSED).forEach((element) => {
    const calm = create(element.localName === "details" ? "div" : "span", "", element.className);
    calm.append(...element.childNodes);
    element.replaceWith(calm);
  });
}

/** Links each text below an element to the form of its field, and marks texts that have none. */
function linkTexts(element: Element, fieldOf: (text: string) => Field | undefined): void {
  const [child] = element.children;
  const text = comparable(element.textContent);
  if (text === "" || element.localName === "svg") {
    return;
  }
  // The innermost element that holds the whole text.
  const field = child !== undefined && comparable(child.textContent) === text ? undefined : fieldOf(text);
  if (field !== undefined) {
    const [, form, place] = field;
    const link = Object.assign(create("a", "", "field"), { href: `/admin/#/collections/${form}`, title: place });
    link.append(...element.childNodes);
    element.append(link);
  } else if (child === undefined) {
    element.classList.add("no-field");
    element.setAttribute("title", "No field has this text: it is a fact, is put together from parts, or comes from code.");
  } else {
    element.childNodes.forEach((node) => {
      if (node instanceof Text && comparable(node.data) !== "") {
        const part = create("span");
        node.replaceWith(part);
        part.append(node);
      }
    });
    Array.from(element.children).forEach((inner) => {
      linkTexts(inner, fieldOf);
    });
  }
}

async function show(path: string): Promise<void> {
  const [page, response] = await Promise.all([pageAt(path), fetch(`${languageOfPath(path)}.json`)]);
  const fields = (await response.json()) as readonly Field[];
  const exact = new Map(fields.toReversed().map((field) => [field[0], field]));
  const fieldOf = (text: string): Field | undefined =>
    exact.get(text) ?? (text.length < LONG_ENOUGH ? undefined : fields.find(([whole]) => whole.includes(text)));
  withoutControls(page);
  const bar = create("div", "", "fields-bar");
  const out = (label: string, href: string): HTMLElement => Object.assign(create("a", label), { href });
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const metas = [page.title, description ?? ""].map((text) => create("p", text));
  const help = create("p", "Press a text to open its form; dotted ones have none. For search engines:");
  bar.append(help, ...metas, out("This page", path), " ", out("Other pages", "."));
  metas.forEach((meta) => {
    linkTexts(meta, fieldOf);
  });
  linkTexts(page.body, fieldOf);
  const styles = Object.assign(create("link"), { rel: "stylesheet", href: new URL(FIELDS_STYLES, location.href).pathname });
  page.head.append(styles);
  page.body.append(bar);
  document.documentElement.replaceWith(document.adoptNode(page.documentElement));
}

addEventListener("hashchange", () => {
  location.reload();
});
if (location.hash.startsWith("#/")) {
  void show(location.hash.slice(1));
}

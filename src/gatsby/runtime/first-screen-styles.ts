import postcss from "postcss";

/** Pseudo-classes whose arguments say what may be there besides the element itself. */
const ARGUMENTS = /:(?:not|is|where|has|nth-child|nth-last-child)\([^()]*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const CLASS = /\.(?:\\.|[\w-]|[^\0-\x7f])+/g;
const ESCAPE = /\\(.)/g;
const ID_OR_STATE = /(?:#|::?)[\w-]+(?:\([^()]*\))?/g;
const EMPTY = /@(?:media|supports|container)[^{};]*\{\}/g;
/** React puts every value in double quotes, and escapes angle brackets in them. */
const ELEMENT = /<([a-z][\w-]*)(?:[^<>]*? class="([^"]*)")?/gi;
const TAG = /[a-z][\w-]*/gi;

/** The names by which styles find the elements of a page that React rendered, or of a part: tags, and classes with a full stop before them. */
export function namesIn(html: string): Set<string> {
  const names = Array.from(html.matchAll(ELEMENT), ([, tag = "", classes = ""]) => [
    tag.toLowerCase(),
    ...classes.split(/\s+/).map((name) => `.${name}`),
  ]);
  return new Set(names.flat());
}

/** The names that must all be in a document for a selector to match. */
function namesOf(selector: string): readonly string[] {
  let plain = selector.replace(ATTRIBUTE, "");
  for (let inner = ""; inner !== plain;) {
    inner = plain;
    plain = inner.replace(ARGUMENTS, "");
  }
  const classes = Array.from(plain.matchAll(CLASS), ([name]) => name.replace(ESCAPE, "$1"));
  const tags = Array.from(plain.replace(CLASS, "").replace(ID_OR_STATE, "").matchAll(TAG), ([name]) => name.toLowerCase());
  return [...classes, ...tags];
}

/**
 * The rules of a style sheet that apply to a part of a document, in their order.
 *
 * @param css a sheet without nested rules
 * @param names of the elements in that part
 */
export function stylesFor(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("media", (rule) => {
    if (rule.params === "print") {
      rule.remove();
    }
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name.endsWith("keyframes")) {
      return;
    }
    const matching = rule.selectors.filter((selector) => namesOf(selector).every((name) => names.has(name)));
    if (matching.length === 0) {
      rule.remove();
    } else if (matching.length < rule.selectors.length) {
      rule.selectors = matching;
    }
  });
  const used = sheet.toString();
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (used.split(rule.params).length === 2) {
      rule.remove();
    }
  });
  return sheet.toString().replaceAll(EMPTY, "");
}

/**
 * `[label](target)` in a sentence: a link to a page by its route id, with an optional part of the page after `#`. No part holds a bracket, so
 * that a text of nothing but brackets is read once and not once a bracket.
 */
const LINK = /\[(?<label>[^[\]]+)\]\((?<target>[^[\]()#]*)(?<anchor>#[^[\]()]*)?\)/g;

/** The route ids that the links of a sentence name. */
export function linkTargets(text: string): readonly string[] {
  return Array.from(text.matchAll(LINK), (match) => match.groups?.["target"] ?? "");
}

/** The parts of pages that the links of a sentence name, with their `#`. */
export function linkAnchors(text: string): readonly string[] {
  return Array.from(text.matchAll(LINK), (match) => match.groups?.["anchor"] ?? "").filter((anchor) => anchor !== "");
}

/**
 * A sentence in which every link leads to a path instead of naming a route.
 *
 * @param pathOfRoute the path of a route id in the sentence's language
 * @throws whatever `pathOfRoute` throws for an unknown route
 * @example resolveLinks("[terms](booking-terms#fees)", () => "/vehicle-booking-terms") // "[terms](/vehicle-booking-terms#fees)"
 */
export function resolveLinks(text: string, pathOfRoute: (routeId: string) => string): string {
  return text.replace(
    LINK,
    (_, label: string, target: string, anchor: string | undefined) => `[${label}](${pathOfRoute(target)}${anchor ?? ""})`,
  );
}

/** `**strong**`, and the tags that mark a part of a sentence for a component. */
const EMPHASIS = /\*\*|<\/?[a-z]+>/g;

/** Where a long word may be broken. */
export const SOFT_HYPHEN = "\u00ad";

/** Forbids a line break where it stands, and is not seen (UAX #14, class WJ). */
export const WORD_JOINER = "\u2060";

/**
 * A sentence as it is read: links by their label, no emphasis, no places for hyphens.
 *
 * @example withoutMarkup("See **the** [terms](/terms).") // "See the terms."
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(LINK, (_, label: string) => label)
    .replace(EMPHASIS, "")
    .replaceAll(SOFT_HYPHEN, "")
    .replaceAll(WORD_JOINER, "");
}

/** `[label](target)`: a link to a page by its route id, with an optional `#anchor`. No part may contain a bracket, to keep matching linear. */
const LINK = /\[(?<label>[^[\]]+)\]\((?<target>[^[\]()#]*)(?<anchor>#[^[\]()]*)?\)/g;

/** The route ids in the links of a sentence. */
export function linkTargets(text: string): readonly string[] {
  return Array.from(text.matchAll(LINK), (match) => match.groups?.["target"] ?? "");
}

/** The links of a sentence to a section of a page, without “#”. */
export function linkAnchors(text: string): readonly { readonly target: string; readonly anchor: string }[] {
  const links = Array.from(text.matchAll(LINK), ({ groups: { target = "", anchor = "" } = {} }) => ({ target, anchor: anchor.slice(1) }));
  return links.filter(({ anchor }) => anchor !== "");
}

/**
 * A sentence with the route ids in its links replaced by paths.
 *
 * @example resolveLinks("[terms](booking-terms#fees)", () => "/vehicle-booking-terms") // "[terms](/vehicle-booking-terms#fees)"
 */
export function resolveLinks(text: string, pathOfRoute: (routeId: string) => string): string {
  return text.replace(
    LINK,
    (_, label: string, target: string, anchor: string | undefined) => `[${label}](${pathOfRoute(target)}${anchor ?? ""})`,
  );
}

/** `**strong**`, and tags that mark a part of a sentence for a component. */
const EMPHASIS = /\*\*|<\/?[a-z]+>/g;

/** An invisible character that forbids a line break (UAX #14, class WJ). */
export const WORD_JOINER = "\u2060";

/** A sentence as plain text: links by their label, no emphasis, no soft hyphens or word joiners. */
export function withoutMarkup(text: string): string {
  return text
    .replace(LINK, (_, label: string) => label)
    .replace(EMPHASIS, "")
    .replace(/[\u00ad\u2060]/g, "");
}

/** `[label](target)`: a link to a page by its route id, with an optional `#anchor`. No part may contain a bracket, to keep matching linear. */
const LINK = /\[(?<label>[^[\]]+)\]\((?<target>[^[\]()#]*)(?<anchor>#[^[\]()]*)?\)/g;

/** The links of a sentence: the route id of each, and the section without “#”, empty for a page as a whole. */
export function linksIn(text: string): readonly { readonly target: string; readonly anchor: string }[] {
  return Array.from(text.matchAll(LINK), ({ groups: { target = "", anchor = "" } = {} }) => ({ target, anchor: anchor.slice(1) }));
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

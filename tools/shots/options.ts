import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "../../src/core/languages";

/** The widths of every page, in CSS pixels: a phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1440] as const;
export const SCHEMES = ["light", "dark"] as const;

export type Scheme = (typeof SCHEMES)[number];

/** What to take screenshots of. */
export interface Selection {
  readonly routes: readonly string[];
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  /** Names of component states. */
  readonly states: readonly string[];
}

export const USAGE = `npm run shots                                  every page and every state, five languages, 360, 768 and 1440 px, light and dark
npm run shots -- --route=home,van-rental       some pages, without states
npm run shots -- --state=menu,chat             some states, without pages; --state=all for every one
npm run shots -- --language=de --width=360     one language, one width`;

/** The chosen ones of a closed list, in the list's order; all when nothing was typed. */
function chosen<Name extends string>(option: string, typed: string | undefined, known: readonly Name[]): readonly Name[] {
  const names = typed?.split(",") ?? known;
  for (const name of names) {
    if (!known.some((one) => one === name)) {
      throw new RangeError(`--${option}: “${name}” is not known. Known: ${known.join(", ")}.`);
    }
  }
  return known.filter((name) => names.includes(name));
}

/**
 * Reads the command line. Naming pages leaves the states out, and the other way round.
 *
 * @param args what was typed behind the command
 * @param choices the names of all routes and states
 * @returns what to take screenshots of, or `"help"`
 * @throws RangeError for a name that is not known
 */
export function selection(args: readonly string[], choices: Pick<Selection, "routes" | "states">): Selection | "help" {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: { type: "string" },
      state: { type: "string" },
      language: { type: "string" },
      width: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    return "help";
  }
  const { route, state, language, width } = values;
  return {
    routes: route === undefined && state !== undefined ? [] : chosen("route", route, choices.routes),
    states: state === undefined && route !== undefined ? [] : chosen("state", state === "all" ? undefined : state, choices.states),
    languages: chosen("language", language, LANGUAGES),
    widths: width?.split(",").map(Number) ?? WIDTHS,
  };
}

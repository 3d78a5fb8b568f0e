import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "../../src/core/languages";
import { nearest } from "../../src/core/text/nearest";

/** The widths in which every page is looked at, in CSS pixels: a telephone, a tablet, a desk. */
export const WIDTHS = [360, 768, 1440] as const;
export const SCHEMES = ["light", "dark"] as const;

export type Scheme = (typeof SCHEMES)[number];

/** What is to be pictured. */
export interface Selection {
  readonly routes: readonly string[];
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  readonly schemes: readonly Scheme[];
  /** Names of component states. */
  readonly states: readonly string[];
}

/** What can be chosen from. */
export interface Choices {
  readonly routes: readonly string[];
  readonly states: readonly string[];
}

/** What was typed, in one option or in several. */
type Typed = readonly string[] | undefined;

const list = (typed: readonly string[]): readonly string[] => typed.flatMap((names) => names.split(",")).map((name) => name.trim());

/** The chosen ones of a closed list, in the list's order. */
function chosen<Name extends string>(option: string, typed: Typed, known: readonly Name[]): readonly Name[] {
  if (typed === undefined) {
    return known;
  }
  const names = list(typed);
  for (const name of names) {
    if (!known.some((one) => one === name)) {
      const meant = nearest(name, known);
      throw new RangeError(
        `--${option}: “${name}” is not known.${meant === undefined ? "" : ` Did you mean “${meant}”?`} Known: ${known.join(", ")}.`,
      );
    }
  }
  return known.filter((name) => names.includes(name));
}

function chosenWidths(typed: Typed): readonly number[] {
  if (typed === undefined) {
    return WIDTHS;
  }
  return list(typed).map((width) => {
    const pixels = Number(width);
    if (!Number.isInteger(pixels) || pixels < 200 || pixels > 4000) {
      throw new RangeError(`--width: “${width}” is not a whole number of pixels from 200 to 4000.`);
    }
    return pixels;
  });
}

export const USAGE = `npm run shots                                  every page and every state, five languages, 360, 768 and 1440 px, light and dark
npm run shots -- --route=home,van-rental       some pages, without states
npm run shots -- --state=menu,chat             some states, without pages; --state=all for every one
npm run shots -- --language=de --width=360     one language, one width (any from 200 to 4000)
npm run shots -- --scheme=dark                 one colour scheme`;

/**
 * Reads the command line. Naming pages leaves the states out, and the other way round.
 *
 * @param args what was typed behind the command
 * @returns what is to be pictured, or `"help"`
 * @throws RangeError, with the nearest known name, for a name that is not known
 */
export function selection(args: readonly string[], { routes, states }: Choices): Selection | "help" {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: { type: "string", multiple: true },
      state: { type: "string", multiple: true },
      language: { type: "string", multiple: true },
      width: { type: "string", multiple: true },
      scheme: { type: "string", multiple: true },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    return "help";
  }
  return {
    routes: values.route === undefined && values.state !== undefined ? [] : chosen("route", values.route, routes),
    states:
      values.state === undefined && values.route !== undefined
        ? []
        : chosen("state", values.state?.includes("all") === true ? undefined : values.state, states),
    languages: chosen("language", values.language, LANGUAGES),
    widths: chosenWidths(values.width),
    schemes: chosen("scheme", values.scheme, SCHEMES),
  };
}

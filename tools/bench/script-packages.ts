import { TraceMap, decodedMappings } from "@jridgewell/trace-mapping";

/** One script file of the output. */
export interface Chunk {
  readonly file: string;
  /** What was asked of the bundler: the modules of the site in it, or its packages. */
  readonly holds: readonly string[];
  readonly raw: number;
  /** At quality 11. */
  readonly brotli: number;
  /** Raw bytes by package. */
  readonly packages: Readonly<Record<string, number>>;
}

const OWN_CODE = "this site";
const BUNDLER = "webpack’s runtime";
/** Where a script has no source map, or the map names nothing. */
export const UNMAPPED = "no source named";

/**
 * The package of a source, by its name in a source map.
 *
 * @example packageOf("webpack://site/./node_modules/react-dom/cjs/react-dom.production.min.js") // "react-dom"
 */
export function packageOf(source: string | null | undefined): string {
  if (source === null || source === undefined) {
    return UNMAPPED;
  }
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name !== undefined) {
    return name;
  }
  if (source.includes("/.cache/")) {
    return "gatsby (.cache)";
  }
  return /\/webpack\/|^webpack\//.test(source) ? BUNDLER : OWN_CODE;
}

/**
 * How many bytes of a script each package takes. A stretch of code belongs to the source that the mapping at its beginning names.
 *
 * @param script the generated code
 * @param map its source map as JSON
 */
export function bytesByPackage(script: string, map: string): Readonly<Record<string, number>> {
  const trace = new TraceMap(map);
  const mappings = decodedMappings(trace);
  const bytes: Record<string, number> = {};
  const add = (name: string, text: string): void => {
    if (text !== "") {
      bytes[name] = (bytes[name] ?? 0) + Buffer.byteLength(text);
    }
  };
  script.split(/(?<=\n)/).forEach((line, index) => {
    const segments = mappings[index] ?? [];
    add(UNMAPPED, line.slice(0, segments[0]?.[0] ?? line.length));
    segments.forEach((segment, position) => {
      const source = segment.length === 1 ? undefined : trace.sources[segment[1]];
      add(packageOf(source), line.slice(segment[0], segments[position + 1]?.[0] ?? line.length));
    });
  });
  return bytes;
}

/** The sources of the site itself that a map names, without the folders before `src`. */
export function ownSources(map: string): readonly string[] {
  return new TraceMap(map).sources.flatMap(
    (source) => /(?:^|\/)(src\/[^?]+)/.exec(packageOf(source) === OWN_CODE ? (source ?? "") : "")?.[1] ?? [],
  );
}

/** A number for each package of some chunks: raw bytes, and the part of each chunk's compressed bytes that falls to it by its raw bytes. */
export interface PackageShare {
  readonly name: string;
  readonly raw: number;
  readonly brotli: number;
}

/** What packages take of some chunks, the heaviest first. */
export function packageShares(chunks: readonly Chunk[]): readonly PackageShare[] {
  const shares = new Map<string, PackageShare>();
  for (const chunk of chunks) {
    for (const [name, raw] of Object.entries(chunk.packages)) {
      const known = shares.get(name) ?? { name, raw: 0, brotli: 0 };
      shares.set(name, { name, raw: known.raw + raw, brotli: known.brotli + (chunk.brotli * raw) / chunk.raw });
    }
  }
  return Array.from(shares.values()).sort((one, other) => other.brotli - one.brotli);
}

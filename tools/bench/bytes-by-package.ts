import { TraceMap, decodedMappings } from "@jridgewell/trace-mapping";

/** Code that no source map attributes to a source. */
export const UNMAPPED = "no source named";

/**
 * The package of a source, by its name in a source map.
 *
 * @example packageOf("webpack://site/./node_modules/react-dom/cjs/react-dom.production.min.js") // "react-dom"
 */
function packageOf(source: string | null | undefined): string {
  if (source === null || source === undefined) {
    return UNMAPPED;
  }
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return name ?? (source.includes("/.cache/") ? "gatsby (.cache)" : source.includes("/webpack/") ? "webpack’s runtime" : "this site");
}

/**
 * How many bytes of a script come from each package. A stretch of code belongs to the source that the mapping at its start names.
 *
 * @param script the generated code
 * @param map its source map as JSON
 */
export function bytesByPackage(script: string, map: string): ReadonlyMap<string, number> {
  const trace = new TraceMap(map);
  const mappings = decodedMappings(trace);
  const bytes = new Map<string, number>();
  const add = (name: string, text: string): void => {
    if (text !== "") {
      bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(text));
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

import { Parser } from "htmlparser2";

/** What a page loads for its scripts alone: the scripts, and the data that they would ask for. */
const LOADED_FOR_SCRIPTS = new Set(["script", "fetch"]);

/** A script element that is data for search engines and does nothing. */
function isData(type: string | undefined): boolean {
  return type === "application/ld+json";
}

/** A link that fetches something only for scripts. */
function isForScripts({ rel, as }: Readonly<Record<string, string>>): boolean {
  return rel === "modulepreload" || ((rel === "preload" || rel === "prefetch") && LOADED_FOR_SCRIPTS.has(as ?? "script"));
}

/**
 * The same page without scripts: every `<script>` but structured data is cut out, and every link that fetches scripts or their data before
 * they ask. All other bytes stay as they are.
 *
 * @param html a built page
 */
export function scriptFreeTwin(html: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  let scriptStart: number | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "script" && !isData(attributes["type"])) {
        scriptStart = parser.startIndex;
      } else if (name === "link" && isForScripts(attributes)) {
        cuts.push({ start: parser.startIndex, end: parser.endIndex + 1 });
      }
    },
    onclosetag: (name) => {
      if (name === "script" && scriptStart !== undefined) {
        cuts.push({ start: scriptStart, end: parser.endIndex + 1 });
        scriptStart = undefined;
      }
    },
  });
  parser.end(html);
  let kept = "";
  let position = 0;
  for (const { start, end } of cuts) {
    kept += html.slice(position, start);
    position = end;
  }
  return kept + html.slice(position);
}

import type { GoLiveItem } from "./go-live-items";

/** What each kind is called, and what to do about it. */
export const KINDS = {
  placeholder: {
    title: "Placeholders",
    remedy: "put the real value in, and take its path out of “placeholders” in data/business.json",
    nouns: ["placeholder", "placeholders"],
  },
  sample: {
    title: "Samples",
    remedy: "put real voices in, with “source” for a review and “sample”: false, or take them out",
    nouns: ["sample", "samples"],
  },
  "ask-owner": {
    title: "Questions to the owner, or to the lawyer that is named",
    remedy: "when one is answered, set its “status” to “confirmed”",
    nouns: ["question to the owner", "questions to the owner"],
  },
} as const satisfies Readonly<Record<GoLiveItem["kind"], object>>;

/** The items in groups, in the order of `KINDS`; a kind without items is left out. */
export function itemsByKind(items: readonly GoLiveItem[]) {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[])
    .map((kind) => ({ kind, found: items.filter((item) => item.kind === kind) }))
    .filter(({ found }) => found.length > 0);
}

/** “12 placeholders, 8 samples and 1 question to the owner”. */
function counts(items: readonly GoLiveItem[]): string {
  const parts = itemsByKind(items).map(({ kind, found }) => `${String(found.length)} ${KINDS[kind].nouns[found.length === 1 ? 0 : 1]}`);
  return new Intl.ListFormat("en-GB").format(parts);
}

function sections(items: readonly GoLiveItem[]): readonly string[] {
  return itemsByKind(items).map(({ kind, found }) => {
    const rows = found.map(({ file, line, what }) => ({ place: `${file}:${String(line)}`, what }));
    const width = Math.max(...rows.map(({ place }) => place.length));
    const { title, remedy } = KINDS[kind];
    return [`${title}: ${remedy}`, ...rows.map(({ place, what }) => `  ${place.padEnd(width)}  ${what}`)].join("\n");
  });
}

/** The go-live list in groups, and a last line that counts them and says whether anything blocks going live. */
export function formatGoLive(items: readonly GoLiveItem[]): string {
  const isBlocked = items.some(({ kind }) => kind !== "ask-owner");
  const verdict = isBlocked ? "The site cannot go live yet." : "Nothing keeps the site from going live.";
  return [...sections(items), [...(items.length === 0 ? [] : [`${counts(items)}.`]), verdict].join(" ")].join("\n\n");
}

/** Why a production build does not run, and what to do. */
export function formatProductionRefusal(blocking: readonly GoLiveItem[]): string {
  return [
    ...sections(blocking),
    [
      `This is a production build (CONTEXT=production), and ${counts(blocking)} would be published; nothing was built.`,
      "Replace them (npm run go-live lists them). To publish with them all the same, set ALLOW_SAMPLE_CONTENT=1: every page then says that its content is a sample, and search engines are asked not to list it.",
    ].join("\n"),
  ].join("\n\n");
}

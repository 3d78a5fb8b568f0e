import type { GoLiveItem } from "./go-live-items";

/** What each kind means, and what is to be done. */
const HEADINGS: Readonly<Record<GoLiveItem["kind"], string>> = {
  placeholder: "Placeholders: put the real value in, and take its path out of “placeholders” in data/business.json",
  sample: "Samples: put real voices in, with “source” for a review and “sample”: false, or take them out",
  "ask-owner": "To be asked of the owner, or of the lawyer that is named: when it is answered, set “status” to “confirmed”",
};

const KINDS = Object.keys(HEADINGS) as readonly GoLiveItem["kind"][];

const NOUNS: Readonly<Record<GoLiveItem["kind"], readonly [one: string, many: string]>> = {
  placeholder: ["placeholder", "placeholders"],
  sample: ["sample", "samples"],
  "ask-owner": ["question to the owner", "questions to the owner"],
};

/** “12 placeholders, 8 samples and 1 question to the owner”. */
function counts(items: readonly GoLiveItem[], kinds: readonly GoLiveItem["kind"][]): string {
  const parts = kinds.map((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return `${String(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
  });
  return new Intl.ListFormat("en-GB").format(parts);
}

function section(kind: GoLiveItem["kind"], items: readonly GoLiveItem[]): readonly string[] {
  const own = items.filter((item) => item.kind === kind);
  const width = Math.max(0, ...own.map(({ file, line }) => `${file}:${String(line)}`.length));
  return own.length === 0
    ? []
    : [[HEADINGS[kind], ...own.map(({ file, line, what }) => `  ${`${file}:${String(line)}`.padEnd(width)}  ${what}`)].join("\n")];
}

/** The go-live list in groups, with a closing line that counts them and says whether anything keeps the site from going live. */
export function formatGoLive(items: readonly GoLiveItem[]): string {
  const isBlocked = items.some(({ kind }) => kind !== "ask-owner");
  return [
    ...KINDS.flatMap((kind) => section(kind, items)),
    `${counts(items, KINDS)}. ${isBlocked ? "The site cannot go live yet." : "Nothing keeps the site from going live."}`,
  ].join("\n\n");
}

/** Why a production build does not run, and what to do. */
export function formatProductionRefusal(items: readonly GoLiveItem[]): string {
  const blocking: readonly GoLiveItem["kind"][] = ["placeholder", "sample"];
  return [
    ...blocking.flatMap((kind) => section(kind, items)),
    [
      `This is a production build (CONTEXT=production), and ${counts(items, blocking)} would be published; nothing was built.`,
      "Replace them (npm run go-live lists them). To publish with them all the same, set ALLOW_SAMPLE_CONTENT=1: every page then says that its content is a sample.",
    ].join("\n"),
  ].join("\n\n");
}

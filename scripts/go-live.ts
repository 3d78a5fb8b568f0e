import { readSiteFiles } from "../src/content/site-files";
import { formatGoLive } from "../src/review/go-live/format-go-live";
import { blockingItems, goLiveItems } from "../src/review/go-live/go-live-items";
import { holidayHints } from "../src/review/go-live/holiday-hints";

const files = readSiteFiles(process.cwd());
const items = goLiveItems(files);
console.log([holidayHints(files, new Date()) ?? [], formatGoLive(items)].flat().join("\n\n"));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

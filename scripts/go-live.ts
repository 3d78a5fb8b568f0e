import { readSiteFiles } from "../src/content/site-files";
import { blockingItems, formatGoLive, goLiveItems, holidayHints } from "../src/review/go-live";

const files = readSiteFiles(process.cwd());
const items = goLiveItems(files);
console.log([holidayHints(files, new Date()) ?? [], formatGoLive(items)].flat().join("\n\n"));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

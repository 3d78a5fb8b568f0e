import { readSiteFiles } from "../src/content/site-files";
import { blockingItems, formatGoLive, goLiveItems } from "../src/review/go-live";

const items = goLiveItems(readSiteFiles(process.cwd()));
console.log(formatGoLive(items));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

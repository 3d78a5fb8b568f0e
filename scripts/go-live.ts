import { readSiteFiles } from "../src/content/site-files";
import { formatGoLive } from "../src/review/go-live/format-go-live";
import { blockingItems, goLiveItems } from "../src/review/go-live/go-live-items";

const items = goLiveItems(readSiteFiles(process.cwd()));
console.log(formatGoLive(items));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

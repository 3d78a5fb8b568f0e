import { siteAt } from "../src/content/site-data";
import { blockingItems, formatGoLive, goLiveItems } from "../src/review/go-live";

const items = goLiveItems(siteAt(process.cwd()).files);
console.log(formatGoLive(items));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

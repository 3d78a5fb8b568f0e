import { currentSite } from "../src/content/site-data";
import { blockingItems, formatGoLive, goLiveItems } from "../src/review/go-live";

const items = goLiveItems(currentSite().files);
const isBlocked = blockingItems(items).length > 0;
console.log(`${formatGoLive(items)}\n\n${isBlocked ? "The site cannot go live yet." : "Nothing keeps the site from going live."}`);
process.exitCode = isBlocked ? 1 : 0;

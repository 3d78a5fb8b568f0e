import { parseArgs } from "node:util";
import { readSiteFiles } from "../src/content/site-files";
import { formatGoLive } from "../src/review/go-live/format-go-live";
import { blockingItems, goLiveItems } from "../src/review/go-live/go-live-items";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const items = goLiveItems(readSiteFiles(process.cwd()));
console.log(values.json ? JSON.stringify(items, null, 2) : formatGoLive(items));
process.exitCode = blockingItems(items).length === 0 ? 0 : 1;

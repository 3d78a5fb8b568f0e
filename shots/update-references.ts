import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, ensureChromium } from "../__tests__/browser/chromium";
import { listen, netlifyServer } from "../scripts/netlify-server";
import { REFERENCES, REFERENCES_FOLDER, pathOfReference, pictureReference } from "./references";

const FIRST_PORT = 9250;

const root = process.cwd();
const folder = join(root, REFERENCES_FOLDER);
const server = await netlifyServer(join(root, "public"));
const origin = `http://localhost:${String(await listen(server, FIRST_PORT))}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_SETTINGS] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const contents: Record<string, string> = {};
for (const reference of REFERENCES) {
  const { picture, content } = await pictureReference(browser, origin, pathOfReference(root, reference), reference);
  writeFileSync(join(folder, `${reference.name}.webp`), picture);
  contents[reference.name] = content;
  console.log(reference.name);
}
writeFileSync(join(folder, "contents.json"), `${JSON.stringify(contents, null, 2)}\n`);
await browser.close();
server.close();
console.log(`Look at what has changed before you commit it: git diff --stat ${REFERENCES_FOLDER}`);

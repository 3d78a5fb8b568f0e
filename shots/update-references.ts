import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DESIGN_PATH } from "../src/site/design-page";
import { pathOf } from "../src/site/routes";
import { withBuiltSite } from "./built-site";
import { SCHEMES } from "./options";
import { PAGES, PARTS, REFERENCES_FOLDER, kept, nameOfPage, nameOfPart, picturePage, pictureParts } from "./references";

const root = process.cwd();
const folder = join(root, REFERENCES_FOLDER);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

async function keep(name: string, picture: Buffer, shows: "part" | "page"): Promise<void> {
  writeFileSync(join(folder, `${name}.webp`), await kept(picture, shows));
  console.log(name);
}

await withBuiltSite(root, async (browser, origin) => {
  for (const scheme of SCHEMES) {
    const pictures = await pictureParts(browser, `${origin}${DESIGN_PATH}`, scheme, PARTS);
    for (const [index, part] of PARTS.entries()) {
      await keep(nameOfPart(part, scheme), pictures[index] ?? Buffer.of(), "part");
    }
  }
  const contents: Record<string, string> = {};
  for (const page of PAGES) {
    const { picture, content } = await picturePage(browser, `${origin}${pathOf(page.route, page.language)}`, page);
    await keep(nameOfPage(page), picture, "page");
    contents[nameOfPage(page)] = content;
  }
  writeFileSync(join(folder, "contents.json"), `${JSON.stringify(contents, null, 2)}\n`);
});
console.log(`Look at what has changed before you commit it: git diff --stat ${REFERENCES_FOLDER}`);

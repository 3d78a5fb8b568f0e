import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { REFERENCES, REFERENCES_FOLDER, fileOf, openReferenceSite, pictureParts } from "./references";

const root = process.cwd();
const folder = join(root, REFERENCES_FOLDER);
const site = await openReferenceSite(root);
try {
  const pictures = await pictureParts(site, REFERENCES);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [reference, picture] of pictures) {
    await sharp(picture)
      .webp({ lossless: true })
      .toFile(join(folder, fileOf(reference)));
  }
} finally {
  await site.close();
}
console.log(`${String(REFERENCES.length)} pictures. Look at what has changed before you commit it: git diff --stat ${REFERENCES_FOLDER}`);

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { REFERENCES_FOLDER, drawParts } from "./references";

const pictures = await drawParts(process.cwd());
rmSync(REFERENCES_FOLDER, { recursive: true, force: true });
mkdirSync(REFERENCES_FOLDER, { recursive: true });
for (const [name, picture] of pictures) {
  await sharp(picture).webp({ lossless: true }).toFile(join(REFERENCES_FOLDER, name));
}
console.log(`${String(pictures.size)} pictures. Look at what has changed before you commit it: git diff --stat ${REFERENCES_FOLDER}`);

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file unless it already has the same content.
 *
 * @returns whether the file was written
 */
export async function writeIfChanged(file: string, content: string | Buffer): Promise<boolean> {
  if (existsSync(file) && (await readFile(file)).equals(Buffer.from(content))) {
    return false;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}

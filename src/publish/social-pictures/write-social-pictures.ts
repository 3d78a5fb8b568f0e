import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SOCIAL_FOLDER } from "../../core/routes/social-picture";
import type { SiteData } from "../../core/schemas";
import type { Route } from "../../core/routes/route-table";
import type { SiteTexts } from "../../content/site-texts";
import { cropScene, posterArtist } from "./draw";
import { FIELD, POSTER, poster } from "./poster";
import { posterOrders } from "./poster-texts";

/** What each picture was drawn from, by path: the memory between builds. */
const RECORD = join(".cache", "social-pictures.json");

function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(part).update("\0");
  }
  return hash.digest("base64url");
}

async function readRecord(file: string): Promise<Readonly<Record<string, string>>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, string>>) : {};
}

/** Takes away what belongs to no page any more. */
async function removeStrangers(publicFolder: string, paths: ReadonlySet<string>): Promise<void> {
  const folder = join(publicFolder, "social");
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  await Promise.all(
    files
      .filter((file) => file.endsWith(".jpg") && !paths.has(`${SOCIAL_FOLDER}${file.replaceAll("\\", "/")}`))
      .map((file) => rm(join(folder, file))),
  );
}

/**
 * Draws the social picture of every page in every language. A picture is drawn again only when its words, its scene or the layout changed.
 *
 * @param root the project's folder
 * @returns how many pictures were drawn
 * @throws MissingGlyphError when a headline has a letter that the typeface lacks
 */
export async function writeSocialPictures(root: string, data: SiteData, routes: readonly Route[], texts: SiteTexts): Promise<number> {
  const publicFolder = join(root, "public");
  const recordFile = join(root, RECORD);
  const before = await readRecord(recordFile);
  const artist = posterArtist(root);

  const scenes = new Map(
    await Promise.all(
      data.pictures.pictures.map(async ({ id, file, focusSmall }) => {
        const path = join(root, "data", file);
        return [id, { path, focus: Number.parseFloat(focusSmall) / 100, digest: digest(await readFile(path), focusSmall) }] as const;
      }),
    ),
  );
  const crops = new Map<string, Promise<Buffer>>();

  const pictures = posterOrders(data.business.brand, routes, texts).map(({ path, scene: sceneId, words }) => {
    const scene = scenes.get(sceneId);
    if (scene === undefined) {
      throw new Error(`There is no picture called “${sceneId}”.`);
    }
    const layout = JSON.stringify([POSTER, FIELD, poster(words, 0, "")]);
    return { path, words, scene, digest: digest(layout, scene.digest) };
  });

  const stale = pictures.filter(({ path, digest: current }) => before[path] !== current || !existsSync(join(publicFolder, path)));
  for (const { path, words, scene } of stale) {
    const crop = crops.get(scene.path) ?? cropScene(scene.path, scene.focus);
    crops.set(scene.path, crop);
    const file = join(publicFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await artist.draw(words, await crop));
  }
  await removeStrangers(publicFolder, new Set(pictures.map(({ path }) => path)));
  await writeFile(
    recordFile,
    `${JSON.stringify(Object.fromEntries(pictures.map(({ path, digest: current }) => [path, current])), null, 2)}\n`,
  );
  return stale.length;
}

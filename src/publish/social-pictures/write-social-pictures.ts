import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { LANGUAGES } from "../../core/languages";
import { required } from "../../core/required";
import type { Route } from "../../core/routes/route-table";
import { socialPicture } from "../../core/routes/social-picture";
import { type SiteData, largePictures } from "../../core/schemas";
import type { SiteTexts } from "../site-texts";
import { sha256 } from "../sha256";
import { drawBackground, posterArtist } from "./draw";
import { FIELD, POSTER, poster } from "./poster";

/** A digest of what each picture was drawn from, by path: kept between builds. */
const RECORD = join(".cache", "social-pictures.json");

/** How many pictures are drawn at once: as many as Node has threads for them. */
const AT_ONCE = 4;

/**
 * Draws the social picture of every page in every language, if its words, its scene or the layout changed.
 *
 * @returns how many pictures were drawn
 */
export async function writeSocialPictures(root: string, data: SiteData, routes: readonly Route[], texts: SiteTexts): Promise<number> {
  const publicFolder = join(root, "public");
  const recordFile = join(root, RECORD);
  const before = existsSync(recordFile) ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(recordFile, "utf8"))) : {};
  const artist = posterArtist(root);

  const scenes = new Map(
    await Promise.all(
      largePictures(data).map(async ({ id, file, focusSmall }) => {
        const path = join(root, "data", file);
        const digest = sha256(await readFile(path), "base64url") + focusSmall;
        return [id, { path, focus: Number.parseFloat(focusSmall) / 100, digest }] as const;
      }),
    ),
  );
  const pictures = routes.flatMap(({ id, mainNamespace, socialScene }) =>
    LANGUAGES.map((language) => {
      const headline = texts.headline(language, mainNamespace, "hero.title").join("\n");
      const words = { headline, brand: data.business.brand, place: texts.text(language, "common", "site.locatedAt") };
      const scene = required(scenes.get(socialScene), `The picture “${socialScene}”`);
      const digest = sha256(JSON.stringify([POSTER, FIELD, poster(words, 0, ""), scene.digest]), "base64url");
      return { path: socialPicture(language, id).path, words, scene, digest };
    }),
  );

  const backgrounds = new Map<string, Promise<Buffer>>();
  const stale = pictures.filter(({ path, digest }) => before[path] !== digest || !existsSync(join(publicFolder, path)));
  const queue = stale.values();
  const drawInTurn = async (): Promise<void> => {
    for (const { path, words, scene } of queue) {
      const background = backgrounds.get(scene.path) ?? drawBackground(scene.path, scene.focus);
      backgrounds.set(scene.path, background);
      const file = join(publicFolder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await artist.draw(words, await background));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawInTurn));
  const record = Object.fromEntries(pictures.map(({ path, digest }) => [path, digest]));
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return stale.length;
}

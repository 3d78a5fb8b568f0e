import type { Language } from "../languages";

/** The folder of the social pictures. */
export const SOCIAL_FOLDER = "/social/";

/**
 * The picture with which social networks announce a page; sizes in pixels. Its name does not depend on its content, so that links that were
 * shared keep their picture.
 *
 * @source The Open Graph protocol; the size that Facebook, X and LinkedIn show whole
 */
export function socialPicture(language: Language, routeId: string) {
  return { path: `${SOCIAL_FOLDER}${language}/${routeId}.jpg`, width: 1200, height: 630 } as const;
}

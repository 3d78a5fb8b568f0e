import type { Language } from "../languages";

/** The picture with which social networks announce a page. */
export interface SocialPicture {
  /** Its path on the site. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** The folder of the social pictures. */
export const SOCIAL_FOLDER = "/social/";

/**
 * The social picture of a page in a language. Its name does not change with its content, so that links that were shared keep their picture.
 *
 * @source The Open Graph protocol; the size that Facebook, X and LinkedIn show whole
 */
export function socialPicture(language: Language, routeId: string): SocialPicture {
  return { path: `${SOCIAL_FOLDER}${language}/${routeId}.jpg`, width: 1200, height: 630 };
}

import { required } from "../schemas/required";
import { withoutMarkup } from "../facts/links";

/**
 * The picture with which social networks announce a page: its scene in the proportions that Facebook, WhatsApp, X and Telegram show whole,
 * as the one kind of file that all of them read.
 */
export function socialPicture({ socialScene, site }: Pick<Queries.PageFragment, "socialScene" | "site">) {
  const { alt, file } = required(socialScene, "The scene of the social picture");
  const { src, width, height } = required(file.childImageSharp?.resize, "The social picture");
  return { url: `${required(site, "The site").siteMetadata.siteUrl}${String(src)}`, width, height, alt: withoutMarkup(alt) };
}

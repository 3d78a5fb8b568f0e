import type { AppEventListener } from "@sveltia/cms";
import { z } from "zod";
import { localizedPaths } from "../../core/routes/localized-path";
import { inEachLanguage } from "../../core/schemas/fields";
import { valueAt } from "../../core/text/value-at";
import { ARTICLES, type AdminSettings } from "../editing";

/** The part of a page or an article that says where it is and was. */
const addressed = z.object({ slugs: inEachLanguage(z.string()), formerly: z.array(z.string()) });

/** The names of the business in addresses. */
const branded = z.object({ slug: z.string(), formerSlugs: z.array(z.string()).optional() });

/**
 * Names the published addresses that a change of slugs gives up in `formerly`, each with its language, before a page or an article is saved.
 * An address that is in use again leaves the list. The same for the name of the business in addresses.
 */
export function keepFormerAddresses({ addresses, brandSlug }: AdminSettings): AppEventListener {
  return {
    name: "preSave",
    handler: ({ entry }) => {
      const { data: business } = branded.safeParse(valueAt(entry.toJS(), ["data"]));
      if (business !== undefined) {
        const former = new Set([...(business.formerSlugs ?? []), brandSlug]);
        return entry.setIn(
          ["data", "formerSlugs"],
          [...former].filter((slug) => slug !== business.slug),
        );
      }
      const isArticle = entry.get("collection") === ARTICLES;
      const ids = isArticle ? [entry.get("slug")] : Object.keys(addresses);
      return ids.reduce((saved, id) => {
        const place = isArticle ? ["data"] : ["data", "pages", id];
        const { data: page } = addressed.safeParse(valueAt(entry.toJS(), place));
        if (page === undefined) {
          return saved;
        }
        const current = Object.values(localizedPaths(page.slugs, brandSlug));
        const old = new Set([...page.formerly, ...Object.values(addresses[id] ?? {})]);
        const formerly = [...old].filter((address) => !current.includes(address));
        return formerly.join() === page.formerly.join() ? saved : saved.setIn([...place, "formerly"], formerly);
      }, entry);
    },
  };
}

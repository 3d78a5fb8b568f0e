import { DEFAULT_LANGUAGE } from "../core/languages";
import { HeadTags } from "./HeadTags";
import { FONTS } from "./fonts";
import { DEVICE_TAGS, fontTags } from "./head-tags";

/** Prints the head of a page for reviewers: nothing for search engines and social networks, which are not to know it. */
export function ReviewHead({ title }: { readonly title: string }) {
  return (
    <>
      <html lang={DEFAULT_LANGUAGE} />
      <HeadTags
        tags={[
          { tag: "title", attributes: {}, text: title },
          { tag: "meta", attributes: { name: "robots", content: "noindex" } },
          ...fontTags(FONTS[DEFAULT_LANGUAGE]),
          ...DEVICE_TAGS,
        ]}
      />
    </>
  );
}

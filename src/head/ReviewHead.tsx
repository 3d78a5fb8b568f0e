import { languageAttributes } from "../core/language-options";
import { DEFAULT_LANGUAGE } from "../core/languages";
import { DeviceTags, FontTags } from "./SharedTags";

/** The head of a page for reviewers, without anything for search engines and social networks. */
export function ReviewHead({ title }: { readonly title: string }) {
  return (
    <>
      <html lang={DEFAULT_LANGUAGE} {...languageAttributes(DEFAULT_LANGUAGE)} />
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <FontTags />
      <DeviceTags />
    </>
  );
}

import { useTexts } from "../../i18n/texts";

/** Who wrote an article. */
export function Author({ author }: { readonly author: string }) {
  const { text } = useTexts("common");
  return <span>{author === "brand" ? text("article.byline") : author}</span>;
}

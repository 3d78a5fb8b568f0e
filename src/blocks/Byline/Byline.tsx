import { useTexts } from "../../i18n/texts";
import { WrittenDate } from "./WrittenDate";

/** Who wrote an article, and when it appeared. */
export function Byline({ author, published }: { readonly author: string; readonly published: string }) {
  const { text } = useTexts("common");
  return (
    <>
      <span>{author === "brand" ? text("article.byline") : author}</span> <WrittenDate date={published} />
    </>
  );
}

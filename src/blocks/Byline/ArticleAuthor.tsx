import { useTranslation } from "react-i18next";

/** Who wrote an article. */
export function ArticleAuthor({ author }: { readonly author: string }) {
  const { t } = useTranslation("common");
  return <span>{author === "brand" ? t("article.byline") : author}</span>;
}

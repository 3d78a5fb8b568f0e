import { useTexts } from "../i18n/texts";
import { Introduction } from "./Introduction";

/** The introduction of a page, from `intro.title` and `intro.text` of its namespace. */
export function NamespaceIntroduction({ namespace }: { readonly namespace: string }) {
  const { text, list } = useTexts(namespace);
  return <Introduction title={text("intro.title")} paragraphs={list("intro.text")} />;
}

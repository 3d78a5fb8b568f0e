import { useTexts } from "../../i18n/texts";
import { Introduction } from "../../blocks/Introduction/Introduction";

export function ExploreGuide() {
  const { text, list } = useTexts("explore-cyprus");
  return (
    <Introduction
      tone="cool"
      title={text("guide.title")}
      paragraphs={[...list("guide.text"), `**${text("guide.information.name")}.** ${text("guide.information.text")}`]}
    />
  );
}

import { useTexts } from "../../i18n/texts";
import { Introduction } from "../../blocks/Introduction/Introduction";

export function DrivingIntroduction() {
  const { text, list } = useTexts("driving-guide");
  return <Introduction title={text("intro.title")} paragraphs={list("intro.text")} />;
}

import { Faq } from "../../blocks/Faq/Faq";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";

export function FaqDriving({ data }: { readonly data: Queries.FaqFragment }) {
  const { text } = useTexts("driving-guide");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="driving"
      data={data}
      eyebrow={text("faq.eyebrow")}
      title={text("faq.title")}
      tone="warm"
      aside={
        <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
          {common.text("actions.moreGuides")}
        </TextLink>
      }
    />
  );
}

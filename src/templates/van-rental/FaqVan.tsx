import { Faq } from "../../blocks/Faq/Faq";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";

export function FaqVan({ data }: { readonly data: Queries.FaqFragment }) {
  const { text } = useTexts("van-rental");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="van"
      data={data}
      eyebrow={text("faq.eyebrow")}
      title={text("faq.title")}
      tone="warm"
      aside={
        <TextLink href={localPath("booking-terms", "van")} icon="arrow-right">
          {common.text("actions.readVanTerms")}
        </TextLink>
      }
    />
  );
}

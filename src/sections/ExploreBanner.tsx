import { useTexts } from "../i18n/texts";
import { business } from "../site/business";
import { ButtonLink } from "../ui/Button";
import { Banner } from "./Banner";

/** The way from reading to booking. */
export function ExploreBanner() {
  const { text } = useTexts("explore-cyprus");
  const common = useTexts("common");
  return (
    <Banner id="banner" title={text("banner.title")} text={text("banner.text")}>
      <ButtonLink voice="dark" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
        {common.text("actions.book")}
      </ButtonLink>
    </Banner>
  );
}

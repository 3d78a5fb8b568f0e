import { useEffect } from "react";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Actions, ButtonLink } from "../../ui/Button";
import { Eyebrow } from "../../ui/SectionHead";
import { CutHero } from "../../blocks/CutHero/CutHero";

export function NotFoundHero({ picture }: { readonly picture: Queries.HeroPictureFragment | null }) {
  const { text } = useTexts("not-found");
  const common = useTexts("common");
  const localPath = useLocalPath();
  useEffect(() => {
    console.error(`404: ${window.location.pathname} does not exist.`);
  }, []);
  return (
    <CutHero picture={picture} title={text("hero.title")} lead={text("hero.lead")} above={<Eyebrow>{text("hero.eyebrow")}</Eyebrow>} isTall>
      <Actions>
        <ButtonLink variant="book" href={localPath("home")}>
          {text("return")}
        </ButtonLink>
        <ExternalLink href={business.reservationsUrl}>{common.text("actions.bookCar")}</ExternalLink>
      </Actions>
    </CutHero>
  );
}

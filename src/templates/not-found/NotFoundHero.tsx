import { useEffect } from "react";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Eyebrow } from "../../ui/SectionHead";
import { CutHero } from "../../blocks/CutHero/CutHero";

interface NotFoundHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The dead end, and the way back. */
export function NotFoundHero({ picture }: NotFoundHeroProps) {
  const { text } = useTexts("not-found");
  const common = useTexts("common");
  const localPath = useLocalPath();
  useEffect(() => {
    console.error(`404: ${window.location.pathname} does not exist.`);
  }, []);
  return (
    <CutHero picture={picture} title={text("hero.title")} lead={text("hero.lead")} above={<Eyebrow>{text("hero.eyebrow")}</Eyebrow>} isTall>
      <Actions>
        <ButtonLink voice="book" href={localPath("home")}>
          {text("return")}
        </ButtonLink>
        <TextLink href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
          {common.text("actions.bookCar")}
        </TextLink>
      </Actions>
    </CutHero>
  );
}

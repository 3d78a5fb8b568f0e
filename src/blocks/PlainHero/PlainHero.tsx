import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { CutHero } from "../CutHero/CutHero";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb";

interface PlainHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  readonly namespace:
    "airport-parking" | "booking-terms" | "directions" | "driving-guide" | "explore-cyprus" | "legal-notice" | "van-rental";
  readonly children?: ReactNode;
}

export function PlainHero({ picture, namespace, children }: PlainHeroProps) {
  const { text } = useTexts(namespace);
  return (
    <CutHero picture={picture} title={text("hero.title")} lead={text("hero.lead")} above={<PageBreadcrumb />}>
      {children}
    </CutHero>
  );
}

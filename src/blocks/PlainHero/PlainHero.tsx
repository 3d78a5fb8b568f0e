import type { ReactNode } from "react";
import type { Namespace } from "../../core/schemas/text-keys";
import { useTexts } from "../../i18n/texts";
import { CutHero, type HeroHeight } from "../CutHero/CutHero";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb";

/** The locale files with a headline and a lead. */
type HeroNamespace = {
  [Name in Namespace]: EnglishTexts[Name] extends { readonly hero: { readonly title: string; readonly lead: string } } ? Name : never;
}[Namespace];

interface PlainHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  readonly namespace: HeroNamespace;
  readonly subtitle?: string;
  readonly height?: HeroHeight;
  readonly children?: ReactNode;
}

export function PlainHero({ picture, namespace, subtitle, height, children }: PlainHeroProps) {
  const { text } = useTexts(namespace);
  const lead = (
    <>
      {subtitle === undefined ? null : <strong>{subtitle} </strong>}
      {text("hero.lead")}
    </>
  );
  return (
    <CutHero picture={picture} title={text("hero.title")} lead={lead} above={<PageBreadcrumb />} height={height}>
      {children}
    </CutHero>
  );
}

import { optionOf } from "../core/language-options";
import type { Language } from "../core/languages";
import { FONTS } from "./fonts";

/** Preloads the fonts of a language, before the styles ask for them. */
export function FontTags({ language }: { readonly language: Language }) {
  return optionOf(language).fonts.map((subset) => (
    <link key={subset} rel="preload" as="font" type="font/woff2" href={FONTS[subset]} crossOrigin="anonymous" />
  ));
}

/** Colours and icons for the device that shows the page. */
export function DeviceTags() {
  return (
    <>
      <meta name="theme-color" content="#fdf9f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e1e2e" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

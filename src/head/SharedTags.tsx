import type { Language } from "../core/languages";
import { fontFace } from "./font-face";
import { fontFile } from "./fonts";

/** Preloads the typeface: of one language, or all of it. */
export function FontTags({ language }: { readonly language?: Language }) {
  const file = fontFile(language);
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      <style>{fontFace(file)}</style>
    </>
  );
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

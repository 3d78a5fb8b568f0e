// For what the first paint has to say right, the language and what is open now: a later script would change what visitors already read.
import { compiled } from "../../publish/compiled";

/**
 * The scripts inside every document, by the ids of their elements, in the order in which they run.
 *
 * @param isBuild whether the policy and the loader are included: in development, Gatsby's scripts start at once and write HTML
 */
export function inlineScripts(isBuild: boolean): Readonly<Record<string, string>> {
  const script = (name: string): string => compiled(`${name}.ts`);
  const always = { language: script("i18n/language-script"), opening: script("rental/opening-script") };
  const runtime = (name: string): string => script(`gatsby/runtime/${name}`);
  return isBuild
    ? {
        policy: runtime("trusted-types"),
        wait: runtime("end-of-waiting"),
        scroll: runtime("restored-scroll"),
        ...always,
        loader: runtime("loader"),
      }
    : always;
}

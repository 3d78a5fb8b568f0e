import type { FactUses } from "../content/fact-uses";
import { readLocales, sentencesIn } from "../content/locale-documents";
import { formOf } from "../content/shown-texts";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE } from "../core/languages";
import type { FactMentions } from "./editing";

/** The English sentences that name each fact, with their forms, and the English pages that show it. */
export function factMentions(facts: readonly { readonly id: string }[], { texts }: SiteFiles, uses: FactUses): FactMentions {
  const sentences = [...readLocales(texts).locales[DEFAULT_LANGUAGE]].flatMap(([namespace, { value }]) =>
    sentencesIn(value).map(({ text }) => ({ text, form: formOf(namespace) })),
  );
  const mentionsOf = (id: string): FactMentions[string] => ({
    sentences: sentences.filter(({ text }) => text.includes(`{${id}}`) || text.includes(`{${id},`)),
    pages: Object.keys(uses).filter((path) => uses[path]?.includes(id) === true),
  });
  return Object.fromEntries(facts.map(({ id }) => [id, mentionsOf(id)]));
}

import { readSentences } from "../../src/check/sentences";
import { readLocales } from "../../src/content/locale-documents";
import { currentSite } from "../../src/content/site-data";
import { missingFacts, siteFacts } from "../../src/facts/fill";
import { withoutMarkup } from "../../src/facts/links";
import { PAGES, documentOf, plain, testEvery, unless } from "./site";

const { data, files } = currentSite();
const facts = siteFacts(data);
const sentences = readSentences(readLocales(files.texts), facts);
const isWaiting = ({ elements }: (typeof sentences)[number]): boolean => missingFacts(elements, facts).length > 0;

/** The longest part of a text outside its curly brackets, if it is long enough to be no other text’s. */
function partOf(text: string): string {
  const parts = withoutMarkup(text).split(/\{.*\}|\{.*|.*\}/s);
  const [longest = ""] = parts.map(plain).sort((one, other) => other.length - one.length);
  return longest.length < 25 ? "" : longest;
}

const read = sentences.filter((sentence) => !isWaiting(sentence)).map(({ text }) => plain(withoutMarkup(text)));

/** Parts of the texts that wait, none of which another text shares. */
const waiting = sentences
  .filter(isWaiting)
  .map(({ text, language }) => ({ language, part: partOf(text) }))
  .filter(({ part }) => part !== "" && !read.some((text) => text.includes(part)));

testEvery("shows nothing of a text that waits for a fact, to readers and to search engines", PAGES, (page) => {
  const document = documentOf(page);
  const text = plain(document("body").text());
  return waiting
    .filter(({ language }) => language === page.language)
    .flatMap(({ part }) => unless(!text.includes(part), `“${part}” waits for a fact`));
});

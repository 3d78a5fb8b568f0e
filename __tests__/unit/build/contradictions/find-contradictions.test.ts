import { findContradictions } from "../../../../src/build/contradictions/find-contradictions";
import { readSiteData } from "../../../../src/build/site-data";
import { ROOT } from "../../../project-root";

test("a sentence that a page binds and a feed does not is named once, as an editor types it", async () => {
  const said = (text: string) => [{ language: "en", title: "", text }] as const;
  const found = await findContradictions(readSiteData(ROOT).facts.facts, [
    { address: "/feed.xml", part: "feed", passages: said("Cancel free up to 24 hours before the start.") },
    { address: "/page", part: "", passages: said("Cancel free up to\u00a024\u00a0hours before the start.") },
  ]);
  expect(found.map(({ sentence, places }) => [sentence, places])).toEqual([
    ["Cancel free up to 24 hours before the start.", ["/page", "/feed.xml (feed)"]],
  ]);
});

import { findContradictions } from "../../../src/contradictions/find-contradictions";
import { REGISTRY } from "../core/facts/registry";

test("a sentence that a page binds and a feed does not is named once, as an editor types it", async () => {
  const said = (text: string) => [{ language: "en", title: "", text }] as const;
  const found = await findContradictions(REGISTRY, [
    { address: "/feed.xml", part: "feed", passages: said("Cancel free up to 24 hours before the start.") },
    { address: "/page", part: "", passages: said("Cancel free up to\u00a024\u00a0hours before the start.") },
  ]);
  expect(found.map(({ sentence, places }) => [sentence, places])).toEqual([
    ["Cancel free up to 24 hours before the start.", ["/page", "/feed.xml (feed)"]],
  ]);
});

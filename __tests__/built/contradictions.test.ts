import { readBuiltTexts } from "../../src/contradictions/built-texts";
import { findContradictions } from "../../src/contradictions/find-contradictions";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";
import { PUBLIC } from "./site";

/** The whole output is read, beside other tests. In milliseconds. */
const WHOLE_OUTPUT = 60_000;

test(
  "nothing that was built says what a fact rejects",
  async () => {
    // All of it, whatever the build's record of clean files says.
    const { facts } = readSiteData(SITE_ROOT).facts;
    const found = await findContradictions(facts, readBuiltTexts(PUBLIC));
    expect(found.map(({ fact, sentence, places }) => `${places.join(", ")}: ${fact.id}: ${sentence}`)).toEqual([]);
  },
  WHOLE_OUTPUT,
);

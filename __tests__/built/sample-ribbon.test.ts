import { readSiteFiles } from "../../src/content/site-files";
import { blockingItems, goLiveItems } from "../../src/review/go-live";
import { ROOT } from "../project-root";
import { PAGES, difference, documentOf, plain, testEvery, textOf } from "./site";

const hasSamples = blockingItems(goLiveItems(readSiteFiles(ROOT))).length > 0;

testEvery("every page says in its language that its content is a sample, as long as it is", PAGES, (page) => {
  const [label, sample] = ["label", "sample"].map((key) => textOf(page.language, "common", `preview.${key}`));
  const ribbon = documentOf(page)(`aside[aria-label="${String(label)}"]`);
  return difference("the ribbon", plain(ribbon.text()), hasSamples ? plain(String(sample)) : "");
});

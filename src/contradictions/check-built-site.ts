import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteFacts } from "../core/facts/fill";
import type { SiteData } from "../core/schemas";
import { readJsonDocument } from "../content/json-document";
import { readBuiltTexts } from "./built-texts";
import { findContradictions } from "./find-contradictions";
import type { ExplainedContradiction } from "./format-contradictions";
import { sourcesOf } from "./sources";

/**
 * Looks for rejected readings in everything that was built: pages, their data, structured data, feeds and summaries.
 *
 * @param root the project's folder, with the built site in `public/`
 * @returns what was found, with the places where editors can correct it
 */
export async function contradictionsInBuiltSite(root: string, data: SiteData): Promise<readonly ExplainedContradiction[]> {
  const { facts } = data.facts;
  const found = await findContradictions(facts, readBuiltTexts(join(root, "public")));
  const file = "data/facts.json";
  const document = readJsonDocument(file, readFileSync(join(root, file), "utf8"));
  const registry = siteFacts(data);
  return found.map((contradiction) => ({
    ...contradiction,
    factAt: {
      file,
      line: "lineOf" in document ? document.lineOf(["facts", facts.findIndex(({ id }) => id === contradiction.fact.id), "id"]) : 1,
    },
    sources: sourcesOf(contradiction.sentence, root, contradiction.language, registry),
  }));
}

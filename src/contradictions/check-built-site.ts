import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteFacts } from "../core/facts/fill";
import type { SiteData } from "../core/schemas";
import { readJsonDocument } from "../content/json-document";
import { routeTable } from "../core/routes/route-table";
import { readSiteTexts } from "../content/site-texts";
import { posterOrders } from "../publish/social-pictures/poster-texts";
import { sha256 } from "../publish/sha256";
import { type BuiltText, readBuiltTexts } from "./built-texts";
import { findContradictions } from "./find-contradictions";
import type { ExplainedContradiction } from "./format-contradictions";
import { sourcesOf } from "./sources";

/** Which files were read and found free of contradictions, by path: the memory between builds. */
const RECORD = join(".cache", "contradictions.json");

/** The code that reads texts: when it changes, every file counts as unread. */
const CODE = [join("src", "contradictions"), join("src", "core", "text", "figures"), join("src", "core", "facts")] as const;

function digest(...parts: readonly string[]): string {
  return sha256(parts.join("\0"), "base64url");
}

/** The words on the social pictures, which stand in no file of the output. */
function socialTexts(root: string, data: SiteData): readonly BuiltText[] {
  const routes = routeTable(data);
  return posterOrders(data.business.brand, routes, readSiteTexts(root, data, routes)).map(({ path, language, words }) => ({
    address: path,
    part: "social picture",
    passages: [words.headline.replaceAll("\n", " "), words.place].map((text) => ({ language, title: "", text })),
  }));
}

async function* allTexts(root: string, data: SiteData, isClean: (path: string, content: string) => boolean): AsyncGenerator<BuiltText> {
  yield* readBuiltTexts(join(root, "public"), isClean);
  yield* socialTexts(root, data);
}

/**
 * Looks for rejected readings in everything that was built: pages, their data, structured data, feeds, summaries, and the words on the
 * social pictures. A file that was free of them at the last time and has not changed is not read again.
 *
 * @param root the project's folder, with the built site in `public/`
 * @returns what was found, with the places where editors can mend it
 */
export async function contradictionsInBuiltSite(root: string, data: SiteData): Promise<readonly ExplainedContradiction[]> {
  const { facts } = data.facts;
  const code = CODE.flatMap((folder) => readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name), "utf8")));
  const rules = digest(JSON.stringify(facts.map(({ id, rejected }) => [id, rejected])), ...code);
  const recordFile = join(root, RECORD);
  const before = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as Readonly<Record<string, string>>) : {};
  const now: Record<string, string> = {};
  const isClean = (path: string, content: string): boolean => {
    const current = digest(rules, content);
    now[path] = current;
    return before[path] === current;
  };

  const found = await findContradictions(facts, allTexts(root, data, isClean));
  if (found.length === 0) {
    if (existsSync(join(root, ".cache"))) {
      writeFileSync(recordFile, JSON.stringify(now));
    }
    return [];
  }
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

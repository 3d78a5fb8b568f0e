import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCompressed } from "../deploy/compression";
import { contentType } from "../deploy/media-types";
import { servedFiles } from "../deploy/release";
import { DEFAULT_CACHE_CONTROL } from "../deploy/rules";
import { matchPattern } from "../scripts/netlify-patterns";
import { DEFAULT_STATUS, headersFor } from "../scripts/netlify-rules";
import { readRules } from "../scripts/read-netlify-rules";

/** What a server has to answer to a path. */
export interface ExpectedAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** SHA-256 of the body before compression; `undefined` where it is the server's own. */
  readonly hash: string | undefined;
  /** Whether it comes compressed to who takes that. */
  readonly compressed: boolean;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly encoding: string | undefined;
  /** SHA-256 of the body after decompression. */
  readonly hash: string;
}

export const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/**
 * What a server has to answer, worked out from the files and from Netlify's reading of the rules, not from the server's configuration.
 *
 * @param publicFolder the built site
 * @returns for a path without a query, decoded
 */
export async function expectedAnswers(publicFolder: string): Promise<(path: string) => ExpectedAnswer> {
  const files = new Set(servedFiles(publicFolder));
  const { headers: headerRules, redirects } = await readRules(publicFolder);
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const known = hashes.get(file) ?? sha256(readFileSync(join(publicFolder, file)));
    hashes.set(file, known);
    return known;
  };
  return (path) => {
    const stem = path.replace(/^\//, "").replace(/\/$/, "");
    const file = [stem, `${stem}.html`, `${stem}/index.html`, ...(stem === "" ? ["index.html"] : [])].find((name) => files.has(name));
    const headers = new Map([["cache-control", DEFAULT_CACHE_CONTROL], ...headersFor(path, headerRules)]);
    if (file !== undefined) {
      headers.set("content-type", headers.get("content-type") ?? contentType(file) ?? "");
      return { status: 200, headers, hash: hashOf(file), compressed: isCompressed(file) };
    }
    const rule = redirects.find(({ path: asked, from }) => matchPattern(asked ?? from, path) !== undefined);
    const { to, status = DEFAULT_STATUS } = rule ?? { to: "/404.html", status: 404 };
    if (status !== 404) {
      headers.delete("content-type");
      return { status, headers: headers.set("location", to), hash: undefined, compressed: false };
    }
    // An error is never kept, even where the files are, and it is a page whatever the path ends in.
    headers.set("cache-control", DEFAULT_CACHE_CONTROL).set("content-type", "text/html; charset=utf-8");
    return { status, headers, hash: hashOf(to.slice(1)), compressed: true };
  };
}

/** A content type as it is compared: a space more or less, or capitals, are no difference. */
const comparable = (value: string): string => value.replace(/\s/g, "").toLowerCase();

/**
 * What is wrong with an answer.
 *
 * @param accepted the encoding that the request took, or none
 * @returns sentences; none when all is as it should be
 */
export function faults(answer: Answer, expected: ExpectedAnswer, accepted: "br" | "gzip" | undefined): readonly string[] {
  const unequal = [...expected.headers].filter(([name, value]) => {
    const sent = String(answer.headers[name] ?? "");
    return name === "content-type" ? comparable(sent) !== comparable(value) : sent !== value;
  });
  const encoding = expected.compressed ? accepted : undefined;
  return [
    ...(answer.status === expected.status ? [] : [`status ${String(answer.status)} instead of ${String(expected.status)}`]),
    ...unequal.map(([name, value]) => `${name}: “${String(answer.headers[name])}” instead of “${value}”`),
    ...(answer.encoding === encoding ? [] : [`encoding ${answer.encoding ?? "none"} instead of ${encoding ?? "none"}`]),
    ...(expected.hash === undefined || answer.hash === expected.hash ? [] : ["another body"]),
    ...(expected.compressed && !/accept-encoding/i.test(String(answer.headers["vary"])) ? ["no Vary: Accept-Encoding"] : []),
  ];
}

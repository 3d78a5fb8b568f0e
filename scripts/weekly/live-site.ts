import { setTimeout } from "node:timers/promises";
import { load } from "cheerio";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { HOME } from "../../src/i18n/page-ids";
import type { Route } from "../../src/i18n/routes/route-table";
import { SECURITY_TEXT_FILE } from "../../src/publish/machine-files/machine-files";
import { required } from "../../src/schemas/required";
import { expiryFindings } from "./security-text";

/** Headers that every answer of the site has. */
const HEADERS = [
  "content-security-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
] as const;

/** One lost connection, or a server that is just starting, is no fault of the site. */
const ATTEMPTS = 3;
const PAUSE_MS = 5_000;
const TIME_LIMIT_MS = 20_000;

/** What the published site has to be like. */
interface Expected {
  readonly routes: readonly Pick<Route, "id" | "paths">[];
  /** Whether search engines may list it. */
  readonly isForSearchEngines: boolean;
  readonly today: Date;
}

/** A page to open. */
interface Visit {
  readonly address: string;
  readonly language: Language;
  readonly status: 200 | 404;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** The home pages, the booking terms in English, and in each language an address that does not exist. */
function visits(site: string, routes: Expected["routes"]): readonly Visit[] {
  const address = (id: string, language: Language): string => {
    const { paths } = required(
      routes.find((route) => route.id === id),
      `The page “${id}” in data/pages.json`,
    );
    return new URL(paths[language], site).href;
  };
  const homes = LANGUAGES.map((language) => ({ address: address(HOME, language), language }));
  return [
    ...homes.map((home) => ({ ...home, status: 200 }) as const),
    { address: address("booking-terms", "en"), language: "en", status: 200 },
    ...homes.map((home) => ({ ...home, address: `${home.address.replace(/\/$/, "")}/no-such-page`, status: 404 }) as const),
  ];
}

/** What an address answers, after some attempts; `undefined` when it does not. */
async function answerOf(address: string, pauseMs: number, attempts = ATTEMPTS): Promise<Reply | undefined> {
  try {
    // Following a redirect would hide what the address itself answers.
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (response.status < 500 || attempts === 1) {
      return { status: response.status, headers: response.headers, body: await response.text() };
    }
  } catch {
    if (attempts === 1) {
      return undefined;
    }
  }
  await setTimeout(pauseMs);
  return answerOf(address, pauseMs, attempts - 1);
}

/** What is wrong with the headers of an answer. */
function headerFindings(headers: Headers): readonly string[] {
  const missing = HEADERS.filter((name) => !headers.has(name));
  return missing.length === 0 ? [] : [`has no header ${missing.join(", ")}`];
}

/** What is wrong with the head of a page. */
function headFindings({ address, language, status }: Visit, { headers, body }: Reply, isForSearchEngines: boolean): readonly string[] {
  const document = load(body);
  const lang = document("html").attr("lang") ?? "none";
  const canonical = document('link[rel="canonical"]').attr("href") ?? "none";
  const expected = status === 200 ? address : "none";
  const told = [headers.get("x-robots-tag"), document('meta[name="robots"]').attr("content")];
  const isKept = told.some((words) => words?.includes("noindex") === true);
  return [
    ...(lang === language ? [] : [`has the language ${lang}, not ${language}`]),
    ...(canonical === expected ? [] : [`has the canonical address ${canonical}, not ${expected}`]),
    // A page that does not exist is never for search engines.
    ...(isKept === (status === 404 || !isForSearchEngines) ? [] : [`${isKept ? "tells" : "does not tell"} search engines not to list it`]),
  ];
}

/** What is wrong with an answer. */
function answerFindings(visit: Visit, answer: Reply | undefined, isForSearchEngines: boolean): readonly string[] {
  if (answer?.status !== visit.status) {
    return [answer === undefined ? "does not answer" : `answers ${String(answer.status)}, not ${String(visit.status)}`];
  }
  return [...headerFindings(answer.headers), ...headFindings(visit, answer, isForSearchEngines)];
}

/**
 * What is wrong with the published site: on a dozen pages status, headers, language, canonical address and what search engines are told; and
 * the expiry of its `security.txt`.
 *
 * @param site its address
 * @param pauseMs milliseconds until an address that did not answer is tried again
 */
export async function liveSiteFindings(site: string, expected: Expected, pauseMs = PAUSE_MS): Promise<readonly string[]> {
  const findings: string[] = [];
  // One after the other: this is no test of what the server can bear.
  for (const visit of visits(site, expected.routes)) {
    const answer = await answerOf(visit.address, pauseMs);
    findings.push(...answerFindings(visit, answer, expected.isForSearchEngines).map((finding) => `<${visit.address}> ${finding}`));
  }
  const securityText = await answerOf(new URL(SECURITY_TEXT_FILE, site).href, pauseMs);
  return [...findings, ...expiryFindings(securityText?.status === 200 ? securityText.body : "", expected.today)];
}

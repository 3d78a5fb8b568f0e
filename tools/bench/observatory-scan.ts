import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { listen, netlifyServer } from "../../scripts/netlify-server";
import type { HeadersResult } from "./observatory";
import { OBSERVATORY, OBSERVATORY_VERSION } from "./observatory-package";
import { onDemandPackage } from "./on-demand-package";

/*
 * Grades a built site by the rules of MDN's HTTP Observatory, on a server of its own. A process of its own, because Node reads at its start
 * which certificates it trusts. Prints the result as JSON.
 *
 * Arguments: the built site, and a folder with `key.pem` and `certificate.pem`.
 */

/** What one of Observatory's tests says. */
interface Verdict {
  readonly result: string;
  readonly pass: boolean;
}

interface Observatory {
  readonly retrieve: (host: string, ports: { readonly httpPort: string; readonly httpsPort: string }) => Promise<unknown>;
  readonly tests: readonly ((site: unknown) => Verdict)[];
  readonly modifier: (result: string) => number;
  readonly grade: (score: number) => { readonly score: number; readonly grade: string };
  /** Bonuses count from this score on. */
  readonly bonusFrom: number;
}

/** The parts of the scanner; its own entry scans port 443 only. */
async function loadObservatory(): Promise<Observatory> {
  const entry = onDemandPackage(OBSERVATORY, OBSERVATORY_VERSION)(OBSERVATORY);
  // What its installation would fetch from elsewhere: the hosts that browsers know to come by HTTPS. The server here is none of them.
  writeFileSync(new URL("../conf/hsts-preload.json", entry), "{}");
  const load = (file: string): Promise<unknown> => import(new URL(file, entry).href);
  const { retrieve } = (await load("retriever/retriever.js")) as Pick<Observatory, "retrieve">;
  const { ALL_TESTS } = (await load("constants.js")) as { readonly ALL_TESTS: Observatory["tests"] };
  const grader = (await load("grader/grader.js")) as {
    readonly getScoreModifier: Observatory["modifier"];
    readonly getGradeForScore: Observatory["grade"];
  };
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await load("grader/charts.js")) as { readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
  return {
    retrieve,
    tests: ALL_TESTS,
    modifier: grader.getScoreModifier,
    grade: grader.getGradeForScore,
    bonusFrom: MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  };
}

const [folder = "", certificates = ""] = process.argv.slice(2);
const { retrieve, tests, modifier, grade, bonusFrom } = await loadObservatory();
const site = await netlifyServer(folder);
const secure = createSecureServer(
  { key: readFileSync(join(certificates, "key.pem")), cert: readFileSync(join(certificates, "certificate.pem")) },
  (request, response) => site.emit("request", request, response),
);
const httpsPort = String(await listen(secure, 9443));
// What Netlify does with a request that is not encrypted.
const plain = createServer((request, response) => {
  response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url ?? "/"}` }).end();
});
const httpPort = String(await listen(plain, 9080));

const answers = await retrieve("localhost", { httpPort, httpsPort });
const verdicts = tests.map((test) => test(answers)).map(({ result, pass }) => ({ result, pass, points: modifier(result) }));
const sum = (points: readonly number[]): number => points.reduce((total, value) => total + value, 100);
const withoutBonus = sum(verdicts.map(({ points }) => Math.min(points, 0)));
const result: HeadersResult = {
  version: OBSERVATORY_VERSION,
  ...grade(withoutBonus >= bonusFrom ? sum(verdicts.map(({ points }) => points)) : withoutBonus),
  verdicts,
};
process.stdout.write(JSON.stringify(result));
// The scanner keeps connections open.
process.exit();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { servedFiles, writeRelease } from "../deploy/release";
import { SERVERS, type ServerName, writeConfig } from "../deploy/write-config";
import { netlifyServer } from "../scripts/netlify-server";
import { routeTable } from "../src/build/route-table";
import { readSiteData } from "../src/build/site-data";
import { LANGUAGES } from "../src/site/languages";
import { type Answer, type ExpectedAnswer, expectedAnswers, faults, sha256 } from "./expected-answers";
import { PACKAGES, freePort, installedVersion, startServer } from "./installed-server";
import type { LoadMeasure, LoadOrder } from "./load-client";
import { onDemandPackage } from "./on-demand-package";
import { NOT_FOR_VISITORS } from "./served-copy";

/** The package that puts the load on, and its version. */
const AUTOCANNON_VERSION = "8.0.0";

/** How many connections ask at once, and for how many seconds. */
const CONNECTIONS = 50;
const SECONDS = 30;

/** How often a page, a moved address and an address that does not exist stand among the requests; every other file stands there once. */
const REPEATS = 5;

/** What one server did. */
export interface ServerLoad extends LoadMeasure {
  readonly server: ServerName;
  readonly version: string;
  /** Answers that were looked at in full during the load, and to how many questions: an address and an encoding each. */
  readonly checkedAnswers: number;
  readonly checkedQuestions: number;
  /** What was wrong with them; empty when nothing was. */
  readonly faults: readonly string[];
  /** How many addresses were asked of this server and of `npm run serve`. */
  readonly compared: number;
  /** Where the two answered differently; empty when nowhere. */
  readonly differences: readonly string[];
}

export interface LoadResult {
  readonly connections: number;
  /** How many addresses of each kind stand among the requests, each by its repeats. */
  readonly mix: Readonly<Record<string, number>>;
  readonly servers: readonly ServerLoad[];
}

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ["pictures", /\.(?:avif|webp|jpg|png|svg)$/],
  ["fonts", /\.woff2$/],
  ["page data", /\.json$/],
  ["scripts and styles", /\.(?:js|css)$/],
];

interface Visit {
  readonly kind: string;
  readonly path: string;
}

/** Everything that a visitor may ask for, before it is repeated. */
function visits(root: string): readonly Visit[] {
  const routes = routeTable(readSiteData(root));
  const pages = routes.flatMap(({ paths }) => LANGUAGES.map((language) => paths[language]));
  const files = servedFiles(join(root, "public"))
    .filter((path) => !path.endsWith(".html") && !path.endsWith(".map") && !NOT_FOR_VISITORS.test(path))
    .map((path): Visit => ({ kind: KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? "other files", path: `/${path}` }));
  return [
    ...pages.map((path): Visit => ({ kind: "pages", path })),
    ...files,
    ...routes.flatMap(({ formerly }) => formerly).map((path): Visit => ({ kind: "moved", path })),
    ...LANGUAGES.map((language): Visit => ({ kind: "not there", path: `${language === "en" ? "" : `/${language}`}/no-such-page` })),
  ];
}

/** The requests in an order that looks like chance and is the same every time. */
function shuffled(list: readonly Visit[]): readonly Visit[] {
  return list
    .flatMap((visit) => Array.from({ length: ["pages", "moved", "not there"].includes(visit.kind) ? REPEATS : 1 }, () => visit))
    .map((visit, index) => ({ visit, key: sha256(Buffer.from(`${String(index)} ${visit.path}`)) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ visit }) => visit);
}

type Accepted = "br" | "gzip" | undefined;

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks for a path as it stands, without mending it as a browser would. */
async function ask(origin: string, path: string, accepted: Accepted, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const request = get({ hostname, port, path, agent, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });
  const [response] = (await once(request, "response")) as [
    NodeJS.ReadableStream & { readonly statusCode: number; readonly headers: IncomingHttpHeaders },
  ];
  const body = await buffer(response);
  const encoding = response.headers["content-encoding"];
  return {
    status: response.statusCode,
    headers: response.headers,
    encoding,
    hash: sha256(encoding === undefined || body.length === 0 ? body : (DECODERS[encoding]?.(body) ?? body)),
  };
}

/** Looks at answers in full, round and round, until it is told to stop and has asked everything once. */
async function check(
  origin: string,
  questions: readonly (readonly [path: string, accepted: Accepted])[],
  expected: (path: string) => ExpectedAnswer,
  isOver: () => boolean,
): Promise<Pick<ServerLoad, "checkedAnswers" | "checkedQuestions" | "faults">> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const found = new Set<string>();
  let checkedAnswers = 0;
  do {
    for (const [path, accepted] of questions) {
      if (checkedAnswers >= questions.length && isOver()) {
        break;
      }
      const answer = await ask(origin, path, accepted, agent);
      faults(answer, expected(path), accepted).forEach((fault) => found.add(`${path} (${accepted ?? "identity"}): ${fault}`));
      checkedAnswers += 1;
    }
  } while (!isOver());
  agent.destroy();
  return { checkedAnswers, checkedQuestions: questions.length, faults: [...found] };
}

/** Addresses as links, readers and machines write a path. What leads upwards is left out: servers resolve it before they look for rules. */
const variants = (path: string): readonly string[] => {
  const stem = path.replace(/\/$/, "");
  return [
    path,
    `${stem}/`,
    `${path}?utm_source=x&y=%20`,
    `${stem}/index.html`,
    `${stem}/.html`,
    `${stem}.html`,
    `${stem}/no-such-page`,
    `${stem}/%0d%0aX-Header:%20x`,
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  ].filter((variant) => variant.startsWith("/"));
};

/** Addresses that have nothing to do with a page. */
const ODD = ["/.git/config", "/static/", "/static/no-such-file.js", "/static/no-such-file.avif", "/page-data", "/%C3%A4", "/de/%E2%82%AC"];

/** What Netlify reads and what a server chooses by itself is not given to who asks for it by name. */
const NOT_SERVED = ["/_headers", "/_redirects", "/index.html.br", "/index.html.gz", "/static/no-such-file.js"];

/** Asks two servers the same. */
async function compare(origin: string, reference: string, paths: readonly string[]): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const differences: string[] = [];
  for (const path of paths) {
    const [one, other] = [await ask(origin, path, undefined, agent), await ask(reference, path, undefined, agent)];
    const location = ({ headers }: Answer): string => String(headers["location"]);
    const isRedirect = other.status >= 300 && other.status < 400;
    if (one.status !== other.status || location(one) !== location(other) || (!isRedirect && one.hash !== other.hash)) {
      differences.push(`${path}: ${String(one.status)} ${location(one)}, npm run serve ${String(other.status)} ${location(other)}`);
    }
  }
  agent.destroy();
  return differences;
}

/** Runs the client that puts the load on. */
async function load(order: LoadOrder): Promise<LoadMeasure> {
  const client = spawn(process.execPath, ["--import", "tsx", fileURLToPath(new URL("load-client.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  client.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(client.stdout)) as LoadMeasure;
}

async function measureServer(
  root: string,
  folder: string,
  server: ServerName,
  version: string,
  requests: readonly Visit[],
  module: string,
): Promise<ServerLoad> {
  const publicFolder = join(root, "public");
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const configFolder = join(folder, server);
  await writeConfig(server, publicFolder, configFolder, { siteFolder: join(folder, "site"), address: `127.0.0.1:${String(port)}` });
  const expected = await expectedAnswers(publicFolder);
  const reference = (await netlifyServer(publicFolder)).listen(0, "127.0.0.1");
  await once(reference, "listening");
  const stop = await startServer(server, configFolder, port);
  try {
    const address = reference.address();
    const referencePort = typeof address === "object" && address !== null ? address.port : 0;
    const pages = visits(root).filter(({ kind }) => kind === "pages" || kind === "moved");
    const paths = [...new Set([...pages.flatMap(({ path }) => variants(path)), ...ODD])];
    const differences = await compare(origin, `http://127.0.0.1:${String(referencePort)}`, paths);

    const questions = [...new Set(requests.map(({ path }) => path)), ...NOT_SERVED].flatMap((path) =>
      (["br", "gzip", undefined] as const).map((accepted) => [path, accepted] as const),
    );
    let isOver = false;
    const [measure, checked] = await Promise.all([
      load({
        module,
        origin,
        connections: CONNECTIONS,
        seconds: SECONDS,
        requests: requests.map(({ path }) => ({ path, status: expected(path).status })),
      }).finally(() => {
        isOver = true;
      }),
      check(origin, questions, expected, () => isOver),
    ]);
    console.log(
      `  ${server} ${version}: ${String(measure.requests)} requests, ${String(measure.errors + measure.wrongStatus)} errors, ` +
        `${String(checked.faults.length)} faults in ${String(checked.checkedAnswers)} answers, ${String(differences.length)} differences`,
    );
    [...checked.faults, ...differences].slice(0, 20).forEach((line) => {
      console.log(`    ${line}`);
    });
    return { server, version, ...measure, ...checked, compared: paths.length, differences };
  } finally {
    await stop();
    reference.close();
    reference.closeAllConnections();
  }
}

/**
 * Serves the built site by the real servers that are installed, puts load on them, and meanwhile compares whole answers with the files and
 * with Netlify's reading of the rules.
 *
 * @param root the project's folder, with the built site in `public/`
 * @throws when neither nginx nor Caddy is installed
 */
export async function measureLoad(root: string): Promise<LoadResult> {
  const installed = SERVERS.flatMap((server) => {
    const version = installedVersion(server);
    if (version === undefined) {
      console.log(`  ${server} is not installed (Debian: apt-get install ${PACKAGES[server]}).`);
    }
    return version === undefined ? [] : [{ server, version }];
  });
  if (installed.length === 0) {
    throw new Error("The benchmark of load needs nginx or Caddy.");
  }
  const module = onDemandPackage("autocannon", AUTOCANNON_VERSION)("autocannon");
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  // nginx reads the files as a user of its own.
  chmodSync(folder, 0o755);
  try {
    writeRelease(join(root, "public"), join(folder, "site"));
    const requests = shuffled(visits(root));
    const servers: ServerLoad[] = [];
    for (const { server, version } of installed) {
      servers.push(await measureServer(root, folder, server, version, requests, module));
    }
    const mix: Record<string, number> = {};
    requests.forEach(({ kind }) => {
      mix[kind] = (mix[kind] ?? 0) + 1;
    });
    return { connections: CONNECTIONS, mix, servers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

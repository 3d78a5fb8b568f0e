import { once } from "node:events";
import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { byLanguage } from "../../src/i18n/languages";
import { languageOfPath, localizedPath } from "../../src/i18n/routes/localized-path";
import { route } from "../../__tests__/small-routes";
import { liveSiteFindings } from "./live-site";

const home = { ...route("home"), paths: byLanguage((language) => localizedPath(language, "", "boats")) };
const ROUTES = [home, route("booking-terms", "terms")];
const PATHS = ROUTES.flatMap(({ paths }) => Object.values(paths));
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'",
  "Permissions-Policy": "camera=()",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=1",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Without the one that forbids frames. */
const FRAMED = Object.fromEntries(Object.entries(HEADERS).filter(([name]) => name !== "X-Frame-Options"));

/** A site as it has to be, but for the answers that a test gives instead. */
let instead: Readonly<Record<string, (response: ServerResponse, good: () => void) => void>>;
let server: Server;
let site: string;

beforeEach(async () => {
  instead = {};
  server = createServer(({ url: path = "" }, response) => {
    const good = () => {
      answerWell(path, response);
    };
    const other = instead[path];
    if (other === undefined) {
      good();
    } else {
      other(response, good);
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  site = `http://localhost:${String((server.address() as AddressInfo).port)}`;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

function answerWell(path: string, response: ServerResponse): void {
  if (path === "/.well-known/security.txt") {
    response.end("Expires: 2027-09-01T00:00:00Z\n");
    return;
  }
  const isPage = PATHS.includes(path);
  const head = isPage ? `<link rel="canonical" href="${site}${path}">` : '<meta name="robots" content="noindex, follow">';
  response.writeHead(isPage ? 200 : 404, HEADERS).end(`<html lang="${languageOfPath(path)}"><head>${head}</head></html>`);
}

const findings = (changes: { readonly isForSearchEngines?: boolean } = {}) =>
  liveSiteFindings(site, { routes: ROUTES, isForSearchEngines: true, today: new Date("2026-11-28T09:00:00Z"), ...changes }, 0);

test("finds nothing wrong with a site that is as it has to be", async () => {
  await expect(findings()).resolves.toEqual([]);
});

test("names the page and what is wrong with its status, headers, language and canonical address", async () => {
  instead = {
    "/terms": (response) => response.writeHead(301, { Location: "/" }).end(),
    "/el/no-such-page": (response) => response.writeHead(200, HEADERS).end(),
    "/tr": (response) => {
      response.writeHead(200, FRAMED).end(`<html lang="en"><link rel="canonical" href="https://preview.example.com/tr">`);
    },
  };
  await expect(findings()).resolves.toEqual([
    `<${site}/tr> has no header x-frame-options`,
    `<${site}/tr> has the language en, not tr`,
    `<${site}/tr> has the canonical address https://preview.example.com/tr, not ${site}/tr`,
    `<${site}/terms> answers 301, not 200`,
    `<${site}/el/no-such-page> answers 200, not 404`,
  ]);
});

test("tells when search engines are kept from the site, or are not kept from its placeholders", async () => {
  instead = {
    "/de": (response, good) => {
      response.setHeader("X-Robots-Tag", "noindex");
      good();
    },
  };
  await expect(findings()).resolves.toEqual([`<${site}/de> tells search engines not to list it`]);
  const open = await findings({ isForSearchEngines: false });
  expect(open).toContain(`<${site}/terms> does not tell search engines not to list it`);
  expect(open.join("\n")).not.toContain("/de>");
});

test("asks again before it says that the server fails or does not answer", async () => {
  let faults = 2;
  instead = {
    "/ru": (response, good) => {
      faults -= 1;
      if (faults < 0) {
        good();
      } else if (faults === 0) {
        response.writeHead(503).end();
      } else {
        response.destroy();
      }
    },
    "/de": (response) => response.destroy(),
    "/el": (response) => response.writeHead(502).end(),
  };
  await expect(findings()).resolves.toEqual([`<${site}/el> answers 502, not 200`, `<${site}/de> does not answer`]);
});

test("reads the expiry of the security.txt that is published", async () => {
  instead = { "/.well-known/security.txt": (response) => response.end("Expires: 2026-12-01T00:00:00Z") };
  await expect(findings()).resolves.toEqual([expect.stringContaining("expires on 2026-12-01")]);
  instead = { "/.well-known/security.txt": (response) => response.writeHead(404).end() };
  await expect(findings()).resolves.toEqual([expect.stringContaining("does not say")]);
});

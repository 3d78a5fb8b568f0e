import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkSite } from "./check-site";
import { formatProblems } from "./report";
import { readJsonDocument } from "../content/json-document";
import type { Problem } from "../content/problem";
import { readSiteFiles } from "../content/site-files";
import { httpsUrl } from "../schemas/fields";
import { temporaryFolder } from "../../__tests__/temporary-folder";
import { withChange, withChanges } from "../../__tests__/small-site";

const HOME = "locales/en/home.json";
const COMMON = "locales/en/common.json";
const BUSINESS = "data/business.json";

/** What is said of a place. */
const allowedAt = (problems: readonly Problem[], file: string, path: string): string =>
  problems
    .filter((problem) => problem.file === file && problem.path === path)
    .map(({ allowed }) => allowed)
    .join("\n");

const MARKUP = [
  ["See </script><script>alert()</script>", "no HTML"],
  ["See [x](JaVaScRiPt:alert)", "a link to the id of a page"],
  ["See [x](https://evil.example)", "a link to the id of a page"],
  ["See [[x](home)](javascript:x)", "each complete"],
] as const;

const SIGNS = ["\u202E", "\u2066", "\u200B", "\u2060", "\uFEFF", "\u3164", "\u{E0041}", "\u2003", "\u2028", "\n", "\u001B[J", "\uFFFD"];

test("refuses invisible characters, and in sentences markup and links that lead out of the site", () => {
  const hidden = SIGNS.map((sign) => `Eleni ${sign} P`);
  const problems = checkSite(
    withChanges({
      [HOME]: ({ hero }) => Object.assign(hero ?? {}, { proof: MARKUP.map(([text]) => text) }),
      [COMMON]: ({ address }) => Object.assign(address ?? {}, { office: hidden }),
    }),
  );
  MARKUP.forEach(([, words], index) => {
    expect(allowedAt(problems, HOME, `hero.proof[${String(index)}]`)).toContain(words);
  });
  SIGNS.forEach((_, index) => {
    expect(allowedAt(problems, COMMON, `address.office[${String(index)}]`)).toContain("invisible characters");
  });
});

test("accepts soft hyphens, non-breaking spaces, emoji, other alphabets and accents in a name", () => {
  const source = "Flug\u00ADhafen 5\u00A0€ ❤️ 👨‍👩‍👧 🇨🇾 مرحبا שלום e\u0301 &lt;b& ' ` $";
  expect(checkSite(withChange("data/facts.json", ({ facts }) => Object.assign(facts?.[0] as object, { source })))).toEqual([]);
});

test("refuses a link with credentials, an e-mail address with a header, and a host with a port or look-alike letters", () => {
  const hostile = { reservationsUrl: "https://good.com@evil.com/", email: "a@example.com?bcc=b@c.de" };
  const problems = checkSite(withChange(BUSINESS, (business) => Object.assign(business, hostile)));
  expect(Object.keys(hostile).map((field) => allowedAt(problems, BUSINESS, field))).not.toContain("");
  const hosts = ["example.com:8443", "ex\u0430mple.com", "\uFF45xample.com", "example.com"];
  expect(hosts.filter((host) => httpsUrl.safeParse(`https://${host}/book`).success)).toEqual(["example.com"]);
});

test("shows the codes of characters that would control a terminal or a log", () => {
  const title = "\u001b[2J\u009b31m\u202e\r\n::error::x";
  const message = formatProblems(checkSite(withChange(HOME, ({ hero }) => Object.assign(hero ?? {}, { title }))));
  expect(message).not.toMatch(/^0 problems/);
  expect(message.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
  expect(message).not.toMatch(/^::/m);
});

test("refuses a key that an object has twice, however it is written", () => {
  expect(readJsonDocument(HOME, '{ "meta": "x", "m\\u0065ta": "x" }')).toMatchObject([{ file: HOME, path: "meta" }]);
  expect(readJsonDocument(HOME, '{ "a": { "meta": "x" }, "meta": "x" }')).toHaveProperty("value");
});

const folder = temporaryFolder();

test("refuses files on disk that are not what they seem", () => {
  const cases: Readonly<Record<string, Buffer | string>> = {
    "src/images/scenes/html.png": "<!doctype html><script>alert(1)</script>",
    "src/images/vehicles/half.svg": '<svg viewBox="0 0 9 9"><path',
    "src/images/vehicles/sizeless.svg": '<svg><path d="M0 0"/></svg>',
    "src/images/scenes/photo.jpg": "x",
    "static/robots.txt": "User-agent: *",
    "static/.well-known/security.txt": "Contact: mailto:a@example.com",
    "data/wide.json": Buffer.from("\uFEFF{}", "utf16le"),
    "locales/el/latin.json": Buffer.from('{"a":"für"}', "latin1"),
    "locales/el/marked.json": "\uFEFF{}",
    "locales/fr/common.json": "{}",
    "locales/en/a\nb.json": "{}",
  };
  Object.entries(cases).forEach(([path, content]) => {
    mkdirSync(dirname(join(folder(), path)), { recursive: true });
    writeFileSync(join(folder(), path), content);
  });
  const files = readSiteFiles(folder());
  // Refused files are reported alone, so those that can be read are checked by themselves.
  const problems = [...checkSite(files), ...checkSite({ ...files, refused: [] })];
  expect(Object.keys(cases).filter((path) => !problems.some(({ file }) => file === path))).toEqual([]);
  expect(formatProblems(problems).replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

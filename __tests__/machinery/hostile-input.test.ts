import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { siteProblems } from "../../scripts/site-problems";
import { checkSite } from "../../src/check/check-site";
import { formatProblems } from "../../src/check/report";
import { type SiteFiles, readSiteFiles } from "../../src/content/site-files";
import { httpsUrl } from "../../src/core/schemas/fields";
import { SITE, replacing } from "../site-files";
import { temporaryFolder } from "../temporary-folder";

const LEAD = "locales/en/directions.json";
const NAME = "data/reviews.json";
const DRAWING = "src/images/vehicles/nissan-march.svg";

const inSentence = (text: string): SiteFiles => replacing(LEAD, /(?<="lead": )"[^"]+"/, JSON.stringify(text));
const inName = (text: string, files = SITE): SiteFiles => replacing(NAME, '"Eleni P."', JSON.stringify(text), files);
const asKey = (key: string): SiteFiles => replacing(LEAD, '"lead":', `${key}: "x", "lead":`);
const withDrawing = (text: string): SiteFiles => ({
  ...SITE,
  pictures: new Map(SITE.pictures).set(DRAWING, { format: "svg", text, bytes: text.length }),
});

/** What is said of a place. */
const allowedAt = (files: SiteFiles, file: string, path: string): string =>
  checkSite(files)
    .filter((problem) => problem.file === file && problem.path === path)
    .map(({ allowed }) => allowed)
    .join("\n");

test.each([
  ["See </script><script>alert()</script>", "no HTML"],
  ["See [x](JaVaScRiPt:alert)", "a link to the id of a page"],
  ["See [x](https://evil.example)", "a link to the id of a page"],
  ["See [[x](home)](javascript:x)", "each complete"],
])("refuses markup and links that lead out of the site in a sentence: %s", (content, allowed) => {
  expect(allowedAt(inSentence(content), LEAD, "hero.lead")).toContain(allowed);
});

test.each(["\u202E", "\u2066", "\u200B", "\u2060", "\uFEFF", "\u3164", "\u{E0041}", "\u2003", "\u2028", "\n", "\u001B[J", "\uFFFD"])(
  "refuses invisible characters in a sentence and in data: %j",
  (sign) => {
    const text = `Eleni ${sign} P`;
    const files = inName(text, inSentence(text));
    expect(allowedAt(files, LEAD, "hero.lead")).toContain("invisible characters");
    expect(allowedAt(files, NAME, "reviews[0].author")).toContain("invisible characters");
  },
);

test("accepts soft hyphens, non-breaking spaces, emoji, other alphabets and accents in a name", () => {
  expect(checkSite(inName("Flug\u00ADhafen 5\u00A0€ ❤️ 👨‍👩‍👧 🇨🇾 مرحبا שלום e\u0301 &lt;b& ' ` $"))).toEqual([]);
});

test("refuses a link with credentials and an e-mail address with a header", () => {
  const url = replacing("data/business.json", /(?<="reservationsUrl": ")[^"]+/, "https://good.com@evil.com/");
  const email = replacing("data/business.json", "desk@example.com", "a@example.com?bcc=b@c.de");
  expect([allowedAt(url, "data/business.json", "reservationsUrl"), allowedAt(email, "data/business.json", "email")]).not.toContain("");
});

test("refuses a host with a port, or with letters that look like others", () => {
  const hosts = ["example.com:8443", "ex\u0430mple.com", "\uFF45xample.com", "example.com"];
  expect(hosts.filter((host) => httpsUrl.safeParse(`https://${host}/book`).success)).toEqual(["example.com"]);
});

test("shows the codes of characters that would control a terminal or a log", () => {
  const message = formatProblems(checkSite(inSentence("\u001b[2J\u009b31m\u202e\r\n::error::x")));
  expect(message).not.toMatch(/^0 problems/);
  expect(message.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
  expect(message).not.toMatch(/^::/m);
});

test.each(["__proto__", "__pro\\u0074o__", "a.b", "<script>", "", "lead"])(
  "refuses keys with other characters than letters, digits, hyphens and underscores, and repeated keys: “%s”",
  (key) => {
    const [first] = checkSite(asKey(`"${key}"`));
    expect(first).toMatchObject({ file: LEAD, found: expect.stringContaining("the key") as string });
  },
);

const svg = (content: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>\n${content}\n</svg>`;

test.each([
  svg("<script>alert(1)</script>"),
  svg("", ' onload="alert(1)"'),
  svg("<foreignObject><p/></foreignObject>"),
  svg('<use href="#a"><set attributeName="href" to="javascript:x"/></use>'),
  svg('<a href="&#106;avascript:alert(1)"><path d="M0 0"/></a>'),
  svg('<image xlink:href="https://evil.example/x.png"/>'),
  svg('<path style="fill:u\\72l(//evil.example)"/>'),
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<title>&x;</title>")}`,
  "<!doctype html><html><body>hello</body></html>",
  `${svg("")}<script>alert(1)</script>`,
])("refuses a drawing that runs code, holds another document or fetches something: %j", (content) => {
  expect(allowedAt(withDrawing(content), DRAWING, "")).toContain("shapes and colours only");
});

test("accepts a drawing with shapes, colours and references to its own parts", () => {
  expect(checkSite(withDrawing(svg('<path id="a" fill="url(#b)" d="M0 0"/><use href="#a"/>')))).toEqual([]);
});

describe("files on disk", () => {
  const folder = temporaryFolder();

  const write = (path: string, content: Buffer | string): void => {
    mkdirSync(dirname(join(folder(), path)), { recursive: true });
    writeFileSync(join(folder(), path), content);
  };

  test("are refused where they are not what they seem", async () => {
    const picture = { create: { width: 200, height: 200, channels: 3, background: "#0b4f6c" } } as const;
    const whole = await sharp(picture).png().toBuffer();
    const bomb = Buffer.from(whole);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const cases: readonly (readonly [path: string, content: Buffer | string])[] = [
      ["src/images/scenes/html.png", "<!doctype html><script>alert(1)</script>"],
      ["src/images/scenes/half.png", whole.subarray(0, whole.length - 20)],
      ["src/images/scenes/bomb.png", bomb],
      ["src/images/scenes/photo.jpg", "x"],
      ["static/robots.txt", "User-agent: *"],
      ["static/en/llms.txt", "# x"],
      ["static/.well-known/security.txt", "Contact: mailto:a@example.com"],
      ["static/code.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"/>'],
      ["data/wide.json", Buffer.from("\uFEFF{}", "utf16le")],
      ["locales/el/latin.json", Buffer.from('{"a":"für"}', "latin1")],
      ["locales/en/a\nb.json", "{}"],
    ];
    const accepted = cases.filter(([path, content]) => {
      write(path, content);
      const problems = checkSite(readSiteFiles(folder()));
      rmSync(join(folder(), path));
      expect(formatProblems(problems).replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      return !problems.some(({ file }) => file === path);
    });
    expect(accepted.map(([path]) => path)).toEqual([]);
  });

  test("are reported alone when they are not JSON, because the check imports such files", async () => {
    write("data/business.json", "[");
    const problems = await siteProblems(folder());
    rmSync(join(folder(), "data/business.json"));
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["data/business.json"]));
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { siteProblems } from "../../scripts/site-problems";
import { checkSite } from "../../src/check/check-site";
import type { Problem } from "../../src/content/problem";
import { formatProblems } from "../../src/check/report";
import { type SiteFiles, readSiteFiles } from "../../src/content/site-files";
import { failing } from "../failing-cases";
import { SITE } from "../site-files";
import { SITE_ROOT } from "../site-root";

const ENGLISH = "locales/en/directions.json";
const GREEK = "locales/el/directions.json";
const REVIEWS = "data/reviews.json";
const DRAWING = "src/images/vehicles/nissan-march.svg";

/** All data and one namespace: what the check says of an attack does not depend on the rest, and comes sooner. */
const SMALL: SiteFiles = {
  ...SITE,
  texts: new Map([...SITE.texts].filter(([path]) => !path.startsWith("locales/") || path.endsWith("/directions.json"))),
};

const nameOf = ({ file, path, found }: Problem): string => [file, path, found].join("\u0000");

/** What is said because most locale files were left out on purpose. */
const LEFT_OUT = new Set(checkSite(SMALL).map(nameOf));

/** What the check says beside that. */
function problemsOf(files: SiteFiles): readonly Problem[] {
  return checkSite(files).filter((problem) => !LEFT_OUT.has(nameOf(problem)));
}

/** The files with one piece of one of them replaced; the piece must be there, so that no test passes by changing nothing. */
function planted(file: string, piece: RegExp | string, replacement: string): SiteFiles {
  const text = SMALL.texts.get(file) ?? "";
  const changed = text.replace(piece, () => replacement);
  if (changed === text) {
    throw new Error(`${file} does not hold ${String(piece)}.`);
  }
  return { ...SMALL, texts: new Map(SMALL.texts).set(file, changed) };
}

/** The headline's lead with other JSON in its place. */
const together = (...changes: readonly SiteFiles[]): SiteFiles => ({
  ...SMALL,
  texts: new Map(
    [...SMALL.texts].map(([path, before]) => [
      path,
      changes.map(({ texts }) => texts.get(path)).find((after) => after !== before) ?? before,
    ]),
  ),
});
const inSentence = (json: string, file = ENGLISH): SiteFiles => planted(file, /(?<="lead": )"[^"]+"/, json);
const inName = (json: string): SiteFiles => planted(REVIEWS, '"Eleni P."', json);
const asKey = (json: string): SiteFiles => planted(GREEK, '"lead":', `${json}: "x", "lead":`);
const text = (content: string): string => JSON.stringify(content);
const times = (count: number, piece: (index: number) => string): string => Array.from({ length: count }, (_, index) => piece(index)).join();

const NO_HTML = expect.stringContaining("no HTML") as string;
const SEEN = expect.stringContaining("signs that nobody sees") as string;
const PAGE = expect.stringContaining("a link to the id of a page") as string;

describe("a text that attacks", () => {
  test("is refused with its place", async () => {
    const cases: readonly (readonly [string, string, Partial<Problem>])[] = [
      ["the end of a script", "See </script><script>alert()</script>", { allowed: NO_HTML }],
      ["an image that runs code", '"><img src=x onerror=alert()>', { allowed: NO_HTML }],
      ["HTML in ICU quotes", "See '<'b", { allowed: NO_HTML }],
      ["a link that runs code", "See [x](javascript:alert)", { allowed: PAGE }],
      ["a link that runs code, in mixed case", "See [x](JaVaScRiPt:alert)", { allowed: PAGE }],
      ["a link of data", "See [x](data:text/html,hello)", { allowed: PAGE }],
      ["a link that runs VBScript", "See [x](vbscript:alert)", { allowed: PAGE }],
      ["a link with an entity", "See [x](&#x6A;avascript:alert)", { allowed: PAGE }],
      ["a link with a tabulator in its scheme", "See [x](java\tscript:alert)", { allowed: SEEN }],
      ["a link to another site", "See [x](https://evil.example)", { allowed: PAGE }],
      ["a link to another site without a scheme", "See [x](//evil.example)", { allowed: PAGE }],
      [
        "an anchor that leaves its attribute",
        'See [x](home#"onclick=alert)',
        { found: expect.stringContaining("a link to the part") as string },
      ],
      ["a link within a link", "See [[x](home)](javascript:x)", { found: "the mark “](” without its other half" }],
      [
        "a link that the form of a plural completes",
        "See [x{carAgeMin, plural, one {]} other {]}}{carAgeMin, plural, one {(} other {(}}javascript:alert)",
        { allowed: PAGE },
      ],
    ];
    expect(
      await failing(cases, ([, content, expected]) => {
        expect(problemsOf(inSentence(text(content)))).toContainEqual(
          expect.objectContaining({ file: ENGLISH, path: "hero.lead", ...expected }),
        );
      }),
    ).toEqual([]);
  });

  test("is refused for a sign that nobody sees, in a sentence, in data and in a key", async () => {
    const cases: readonly (readonly [string, string])[] = [
      ["a right-to-left override", "\u202E"],
      ["an isolate", "\u2066"],
      ["a mark of direction", "\u200E"],
      ["an Arabic mark of direction", "\u061C"],
      ["a zero-width space", "\u200B"],
      ["a zero-width non-joiner", "\u200C"],
      ["a zero-width joiner", "\u200D"],
      ["a word joiner", "\u2060"],
      ["a byte order mark", "\uFEFF"],
      ["a grapheme joiner", "\u034F"],
      ["a Hangul filler", "\u3164"],
      ["a variation selector by itself", "a\uFE0F"],
      ["a supplementary variation selector", "\u{E0100}"],
      ["a tag", "\u{E0041}"],
      ["a Braille blank", "\u2800"],
      ["an em space", "\u2003"],
      ["a line separator", "\u2028"],
      ["a line break", "\n"],
      ["the beginning of a terminal's command", "\u001B[J"],
      ["the same in one sign", "\u009BJ"],
      ["a NUL", "\u0000"],
      ["half a pair", "\uD800"],
      ["a sign that is none", "\uFFFF"],
      ["a sign of private use", "\uE000"],
      ["what could not be read", "\uFFFD"],
      ["accents piled up", "\u0301\u0301\u0301"],
    ];
    expect(
      await failing(cases, ([, sign]) => {
        const json = text(`Eleni ${sign} P`);
        const problems = problemsOf(together(inSentence(json), inName(json), asKey(text(`a${sign}b`))));
        expect(problems).toContainEqual(expect.objectContaining({ file: ENGLISH, path: "hero.lead", allowed: SEEN }));
        expect(problems).toContainEqual(expect.objectContaining({ file: REVIEWS, path: "reviews[0].author", allowed: SEEN }));
        expect(problems).toContainEqual(
          expect.objectContaining({ file: GREEK, allowed: expect.stringContaining("keys of at most 100 letters") as string }),
        );
      }),
    ).toEqual([]);
  });

  test("is not confused with a name in another alphabet", async () => {
    const cases: readonly (readonly [string, string])[] = [
      ["a soft hyphen", "Flug\u00ADhafen"],
      ["blanks that do not break", "5\u00A0€ and\u202F€"],
      ["emoji of several signs", "❤️ 👨‍👩‍👧 🇨🇾"],
      ["Arabic and Hebrew", "مرحبا שלום"],
      ["accents of their own", "e\u0301 и\u0306"],
      ["what HTML would read as signs", `&lt;b&gt; & " ' \` $ ]]\u00A0--`],
    ];
    expect(
      await failing(cases, ([, content]) => {
        expect(problemsOf(inName(text(content)))).toEqual([]);
      }),
    ).toEqual([]);
  });
});

describe("an address or a name that attacks", () => {
  const URL_PLACE = /(?<="reservationsUrl": ")[^"]+/;
  test("is refused with its place", async () => {
    const cases: readonly (readonly [string, SiteFiles, Partial<Problem>])[] = [
      ...[
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "data:text/html,hello",
        "vbscript:x",
        "//evil.example",
        "https://good.com@evil.com/",
        "https://evil.com\\\\@good.com",
        "https://a.com/\\u0022onclick=x",
      ].map((address): [string, SiteFiles, Partial<Problem>] => [
        address,
        planted("data/business.json", URL_PLACE, address),
        { file: "data/business.json", path: "reservationsUrl" },
      ]),
      ["an e-mail with more in it", planted("data/business.json", "desk@example.com", "a@example.com?bcc=b@c.de"), { path: "email" }],
      ["HTML in a name", inName(text("<b>Eleni</b>")), { path: "reviews[0].author" }],
      [
        "a picture out of the folder",
        planted("data/fleet.json", "../src/images/vehicles/nissan-march.svg", "../src/images/../../x.png"),
        { path: "vehicles[0].cutout" },
      ],
      [
        "an old address on another site",
        planted("data/pages.json", "/driving-cyprus-tips", "//evil.example"),
        { path: expect.stringContaining("formerly[") as string },
      ],
    ];
    expect(
      await failing(cases, ([, files, expected]) => {
        expect(problemsOf(files)).toContainEqual(expect.objectContaining(expected));
      }),
    ).toEqual([]);
  });
});

describe("a key or an id that means something to JavaScript is refused with its place", () => {
  const LEAD_LINE = (SMALL.texts.get(GREEK) ?? "").split('"lead":')[0]?.split("\n").length;

  test("as a key of a text", async () => {
    const cases = ["__proto__", "constructor", "prototype", "toString", "__pro\\u0074o__", "a.b", "a:b", "<script>", "$t", ""] as const;
    expect(
      await failing(cases, (key) => {
        expect(problemsOf(asKey(`"${key}"`))).toContainEqual(
          expect.objectContaining({ file: GREEK, line: LEAD_LINE, found: expect.stringContaining("the key") as string }),
        );
      }),
    ).toEqual([]);
  });

  test("as the id of an entry and of a fact", () => {
    expect(problemsOf(planted("data/reviews.json", /(?<="id": ")[^"]+/, "constructor"))).toContainEqual(
      expect.objectContaining({ path: "reviews[0].id", allowed: "a name that JavaScript does not use itself" }),
    );
    expect(problemsOf(planted("data/facts.json", /(?<="id": ")[^"]+/, "toString"))).toContainEqual(
      expect.objectContaining({ path: "facts[0].id", allowed: "a name that JavaScript does not use itself" }),
    );
  });
});

describe("a file that cannot be read as data", () => {
  const MEGABYTE = 1_000_000;
  test("is refused at once, in a few words, where it is too much", async () => {
    const cases: readonly (readonly [string, string])[] = [
      ["a megabyte of one letter", text("a".repeat(MEGABYTE))],
      ["a megabyte of brackets", text("[".repeat(MEGABYTE))],
      ["a megabyte of curly brackets", text("{".repeat(MEGABYTE))],
      ["a megabyte of links", text("[a](".repeat(MEGABYTE / 4))],
      ["a megabyte of figures", text("1 ".repeat(MEGABYTE / 2))],
      ["a key of a megabyte", `{"${"k".repeat(MEGABYTE)}":""}`],
      ["a thousand texts of brackets", `[${times(500, () => text("[".repeat(3000)))}]`],
    ];
    expect(
      await failing(cases, ([, json]) => {
        const problems = problemsOf(together(inSentence(json), inName(json)));
        expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining([ENGLISH, REVIEWS]));
        const message = formatProblems(problems);
        expect(message.length).toBeLessThan(100_000);
        expect(Math.max(...message.split("\n").map((line) => line.length))).toBeLessThan(1000);
      }),
    ).toEqual([]);
  });

  test("is refused with its line, where it is no JSON", async () => {
    const cases: readonly (readonly [string, (content: string) => string])[] = [
      ["a byte order mark", (content) => `\uFEFF${content}`],
      ["a NUL at the end", (content) => `${content}\0`],
      ["a comment", (content) => `// hello\n${content}`],
      ["a key twice", (content) => content.replace('"reviews":', '"reviews": [], "reviews":')],
      ["nothing", () => ""],
      ["HTML", () => "<!doctype html><script>alert(1)</script>"],
    ];
    expect(
      await failing(cases, ([, change]) => {
        const texts = new Map(SMALL.texts).set(REVIEWS, change(SMALL.texts.get(REVIEWS) ?? ""));
        expect(problemsOf({ ...SMALL, texts })).toContainEqual(
          expect.objectContaining({ file: REVIEWS, line: expect.any(Number) as number }),
        );
      }),
    ).toEqual([]);
  });
});

describe("a message about a file", () => {
  const hostile = '"\\u001b[2J\\u009b31m\\u202e\\r\\n::error::x"';
  test("does not do to a terminal what the file tells it", async () => {
    const cases: readonly (readonly [string, SiteFiles])[] = [
      ["in a sentence", inSentence(hostile)],
      ["in data", inName(hostile)],
      ["in a key", asKey(hostile)],
      ["in what is no JSON", { ...SMALL, texts: new Map(SMALL.texts).set(REVIEWS, "{ \u001B[2J\u202E\r ::error::x") }],
      ["in a link", inSentence(text("[x](\u001B[2J\u202E)"))],
      ["in a drawing", withDrawing('<svg><use href="\u001B[2J\u202E"/></svg>')],
    ];
    expect(
      await failing(cases, ([, files]) => {
        const message = formatProblems(problemsOf(files));
        expect(message).not.toMatch(/^0 problems/);
        expect(message.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
        expect(message).not.toMatch(/^::/m);
      }),
    ).toEqual([]);
  });
});

function withDrawing(content: string): SiteFiles {
  const pictures = new Map(SMALL.pictures).set(DRAWING, { format: "svg", text: content, bytes: content.length });
  return { ...SMALL, pictures };
}

describe("a drawing that does more than draw", () => {
  const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
  const svg = (content: string, attributes = ""): string => `<svg ${XMLNS}${attributes}>\n${content}\n</svg>`;
  test("is refused", async () => {
    const cases: readonly (readonly [string, string])[] = [
      ["a script", svg("<script>alert(1)</script>")],
      ["a script under another name", svg("<s:script>alert(1)</s:script>", ` xmlns:s="http://www.w3.org/2000/svg"`)],
      ["an event handler", svg("", ' onload="alert(1)"')],
      ["an event handler without a blank before it", svg("<path/onload=alert(1)>")],
      ["a foreign object", svg("<foreignObject><p/></foreignObject>")],
      ["an animation of a link", svg('<use href="#a"><set attributeName="href" to="javascript:x"/></use>')],
      ["a link", svg('<a href="&#106;avascript:alert(1)"><path d="M0 0"/></a>')],
      ["a picture from elsewhere", svg('<image href="https://evil.example/x.png"/>')],
      ["a copy from elsewhere", svg('<use href="https://evil.example/x.svg#a"/>')],
      ["a copy of data", svg('<use href="data:image/svg+xml,x#a"/>')],
      ["a paint from elsewhere", svg('<path fill="url(//evil.example/#a)"/>')],
      ["a style that is escaped", svg('<path style="fill:u\\72l(//evil.example)"/>')],
      ["a style sheet", svg('<style>@import "//evil.example";</style>')],
      ["a style sheet from elsewhere", `<?xml-stylesheet href="//evil.example"?>${svg("")}`],
      ["a style sheet within CDATA", svg('<style><![CDATA[@import "//evil.example";]]></style>')],
      ["an external entity", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<title>&x;</title>")}`],
      ["a bomb of entities", `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg("<title>&c;</title>")}`],
      ["HTML", "<!doctype html><html><body>hello</body></html>"],
      ["HTML behind a drawing", `${svg("")}<script>alert(1)</script>`],
      ["half a drawing", `<svg ${XMLNS}><g><path d="M0 0"/>`],
      ["nothing", ""],
    ];
    expect(
      await failing(cases, ([, content]) => {
        expect(problemsOf(withDrawing(content))).toContainEqual(expect.objectContaining({ file: DRAWING }));
      }),
    ).toEqual([]);
  });

  test("is refused with the line of the fault", () => {
    expect(problemsOf(withDrawing(svg("<g>\n<script/></g>")))).toEqual([
      expect.objectContaining({ file: DRAWING, line: 3, found: "“<script” in a drawing" }),
    ]);
  });
});

describe("files that are not what they seem, on disk", () => {
  let root = "";
  let whole: Buffer;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "hostile-files-"));
    whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#0b4f6c" } })
      .png()
      .toBuffer();
  });

  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const write = (path: string, content: Buffer | string): void => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  /** A small file that says of itself that it unfolds to 30,000 × 30,000 pixels. */
  const bomb = (): Buffer => {
    const content = Buffer.from(whole);
    content.writeUInt32BE(30_000, 16);
    content.writeUInt32BE(30_000, 20);
    return content;
  };

  test("are refused by name", async () => {
    const cases: readonly (readonly [string, string, () => Buffer | string])[] = [
      ["HTML with the ending of a picture", "src/images/scenes/html.png", () => "<!doctype html><script>alert(1)</script>"],
      ["HTML that is published as it is", "static/page.html", () => "<script>alert(1)</script>"],
      ["a script that is published as it is", "static/code.js", () => "alert(1)"],
      ["a picture with HTML behind it", "static/polyglot.png", () => Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")])],
      ["a picture that breaks off", "src/images/scenes/half.png", () => whole.subarray(0, whole.length - 20)],
      ["a picture that unfolds to gigabytes", "src/images/scenes/bomb.png", bomb],
      ["a picture of 9 MB", "src/images/scenes/large.png", () => Buffer.concat([whole, Buffer.alloc(9 * 1024 * 1024)])],
      ["a JPEG", "src/images/scenes/photo.jpg", () => "x"],
      [
        "a drawing that runs code, published as it is",
        "static/code.svg",
        () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      ],
      ["UTF-16", "data/wide.json", () => Buffer.from("\uFEFF{}", "utf16le")],
      ["another alphabet's bytes", "locales/el/latin.json", () => Buffer.from('{"a":"für"}', "latin1")],
      ["a byte order mark", "locales/el/bom.json", () => "\uFEFF{}"],
      ["a name with a line break", "locales/en/a\nb.json", () => "{}"],
      ["a name with a change of direction", "src/images/scenes/a\u202Egnp.png", () => whole],
      ["a name with HTML", "src/images/scenes/<img onerror=x>.png", () => whole],
      ["a name of JavaScript", "data/__proto__.json", () => "{}"],
      ["a file that is no JSON, in data", "data/notes.html", () => "<script>"],
      ["a folder within the texts", "locales/en/deeper/home.json", () => "{}"],
    ];
    expect(
      await failing(cases, ([, path, content]) => {
        write(path, content());
        const problems = checkSite(readSiteFiles(root));
        expect(problems).toContainEqual(expect.objectContaining({ file: path }));
        expect(formatProblems(problems).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
        rmSync(join(root, path));
      }),
    ).toEqual([]);
  });

  test("are named first where they list the languages, without which nothing can be checked", async () => {
    const cases = ["[", "{}", '{ "default": "en", "languages": [{}] }'] as const;
    expect(
      await failing(cases, async (content) => {
        write("data/languages.json", content);
        const problems = await siteProblems(root);
        rmSync(join(root, "data/languages.json"));
        expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["data/languages.json"]));
      }),
    ).toEqual([]);
  });

  test("a whole picture passes, and what it lacks after an upload that broke off is seen", () => {
    const path = "src/images/scenes/hero.png";
    cpSync(join(SITE_ROOT, "src/images/scenes/coast.png"), join(root, path));
    const picture = () => readSiteFiles(root).pictures.get(path);
    expect(picture()).toMatchObject({ format: "png", width: 2400, height: 1350, isWhole: true });
    truncateSync(join(root, path), readFileSync(join(root, path)).length - 1);
    expect(picture()).toMatchObject({ isWhole: false });
    rmSync(join(root, path));
  });
});

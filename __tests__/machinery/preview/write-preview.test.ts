import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { writePreview } from "../../../src/review/preview/write-preview";
import { routeTable } from "../../../src/core/routes/route-table";
import { readSiteData } from "../../../src/content/site-data";
import { readSiteFiles } from "../../../src/content/site-files";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";
import { temporaryFolder } from "../../temporary-folder";

const HERO = "src/images/scenes/coast.png";
const OTHER = "src/images/scenes/poster.png";

const folder = temporaryFolder();
const inFolder = (path: string): string => join(folder(), path);

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", "-c", "commit.gpgsign=false", ...args], {
    cwd: folder(),
    stdio: "pipe",
  });
}

function edit(path: string, before: string | RegExp, after: string): void {
  const text = readFileSync(inFolder(path), "utf8");
  expect(text).toMatch(before);
  writeFileSync(inFolder(path), text.replace(before, after));
}

async function write(environment: Readonly<Record<string, string>> = {}): Promise<CheerioAPI> {
  const factUses = { "/": ["carYoungSurcharge"], "/el": ["carYoungSurcharge"] };
  await writePreview(folder(), { routes: routeTable(readSiteData(folder())), factUses, files: readSiteFiles(folder()), environment });
  const page = inFolder("public/preview/index.html");
  return load(existsSync(page) ? readFileSync(page, "utf8") : "");
}

const textOf = (document: CheerioAPI, id: string): string => document(`#${id}`).text();

const linksIn = (document: CheerioAPI, id: string): readonly (string | undefined)[] =>
  Array.from(document(`#${id} a`), (link) => document(link).attr("href"));

beforeEach(() => {
  ["data", "locales", "src/styles", "src/fonts", "translations", "src/review/preview/preview.css", HERO].forEach((path) => {
    cpSync(join(SITE_ROOT, path), inFolder(path), { recursive: true });
  });
  symlinkSync(join(ROOT, "node_modules"), inFolder("node_modules"), "dir");
  mkdirSync(inFolder("public/explore-cyprus"), { recursive: true });
  writeFileSync(inFolder("public/explore-cyprus/index.html"), '<img src="/static/0123abcd/coast.webp">');
  writeFileSync(inFolder(".gitignore"), "node_modules\npublic\n");
});

describe("in a clone", () => {
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all");
    git("commit", "--quiet", "--message=The site as it is published");
  });

  test("the report names a price, a Greek text and a picture, and the pages that they reach", async () => {
    git("checkout", "--quiet", "-b", "editing");
    edit("data/facts.json", /("id": "carYoungSurcharge",\s+"scope": "car",\s+"value": )18/, "$125");
    git("commit", "--quiet", "--all", "--message=Change a price");
    edit("locales/el/van-rental.json", '"title": "', '"title": "Νέο: ');
    cpSync(join(SITE_ROOT, OTHER), inFolder(HERO));
    const document = await write();

    expect(document(".lead").text()).toMatch(/^Compared with [0-9a-f]{7,} .*: The site as it is published$/);
    expect(textOf(document, "facts")).toMatch(/carYoungSurcharge \(EUR\).*18.*25/s);
    expect(linksIn(document, "facts")).toEqual(["/", "/el"]);
    expect(textOf(document, "texts")).toMatch(/van-rental › .*Νέο: /s);
    expect(linksIn(document, "texts")).toEqual(["/el/enoikiasi-van-kypros"]);
    expect(textOf(document, "pictures")).toContain(HERO);
    expect(linksIn(document, "pictures")).toContain("/explore-cyprus");
    expect(document("#pictures img")).toHaveLength(2);
    expect(document("#pages article, #data article, #translations article")).toHaveLength(0);
  });

  test("production has none of the pages", async () => {
    await write();
    await write({ CONTEXT: "production" });
    expect(readdirSync(inFolder("public"))).toEqual(["explore-cyprus"]);
  });

  test("the report leaves out later commits on the production branch, unless PREVIEW_BASE names an earlier one", async () => {
    git("checkout", "--quiet", "-b", "editing");
    git("checkout", "--quiet", "main");
    edit("data/facts.json", '"value": 26', '"value": 27');
    git("commit", "--quiet", "--all", "--message=Later");
    expect((await write({ PREVIEW_BASE: "editing" }))("#facts article")).toHaveLength(1);
    git("checkout", "--quiet", "editing");
    expect((await write())("article")).toHaveLength(0);
  });

  test("a clone without the production branch says how to get it", async () => {
    git("branch", "--move", "editing");
    expect((await write())(".lead").text()).toContain("git fetch origin main");
  });
});

test("a folder that is not a clone says so, still counts the translations, and names a broken ledger", async () => {
  const document = await write();
  expect(document(".lead").text()).toContain("cannot be shown");
  expect(textOf(document, "coverage")).toContain("Ελληνικά");
  writeFileSync(inFolder("translations/el.json"), "<<<<<<<");
  await expect(write()).rejects.toThrow("translations/el.json cannot be read");
});

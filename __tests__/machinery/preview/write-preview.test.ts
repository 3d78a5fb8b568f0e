import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { writePreview } from "../../../src/review/preview/write-preview";
import { routeTable } from "../../../src/core/routes/route-table";
import { readSiteData } from "../../../src/content/site-data";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";

const HERO = "src/images/scenes/coast.png";
const OTHER = "src/images/scenes/poster.png";

let root = "";

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", "-c", "commit.gpgsign=false", ...args], {
    cwd: root,
    stdio: "pipe",
  });
}

function edit(path: string, before: string | RegExp, after: string): void {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toMatch(before);
  writeFileSync(join(root, path), text.replace(before, after));
}

let warnings: readonly string[] = [];

async function write(environment: Readonly<Record<string, string>> = {}): Promise<CheerioAPI> {
  const factUses = { "/": ["carYoungSurcharge"], "/el": ["carYoungSurcharge"] };
  warnings = await writePreview(root, { routes: routeTable(readSiteData(root)), factUses, goLive: [], environment });
  const page = join(root, "public/preview/index.html");
  return load(existsSync(page) ? readFileSync(page, "utf8") : "");
}

/** The text of a section of the report, and the addresses that it links. */
function section(document: CheerioAPI, id: string): { readonly text: string; readonly links: readonly string[] } {
  const element = document(`#${id}`);
  const links = element
    .find("a")
    .toArray()
    .map((link) => link.attribs["href"] ?? "");
  return { text: element.text(), links };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "preview-"));
  ["data", "locales", "src/styles", "translations", "src/review/preview/preview.css", HERO].forEach((path) => {
    cpSync(join(SITE_ROOT, path), join(root, path), { recursive: true });
  });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "dir");
  mkdirSync(join(root, "public/explore-cyprus"), { recursive: true });
  writeFileSync(join(root, "public/explore-cyprus/index.html"), '<img src="/static/0123abcd/coast.webp">');
  writeFileSync(join(root, ".gitignore"), "node_modules\npublic\n");
});

afterEach(() => {
  rmSync(root, { recursive: true });
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
    cpSync(join(SITE_ROOT, OTHER), join(root, HERO));
    const document = await write();

    expect(document(".lead").text()).toMatch(/^Compared with main at [0-9a-f]{7} .*The site as it is published$/);
    expect(section(document, "facts").text).toMatch(/carYoungSurcharge.*€18.*€25/s);
    expect(section(document, "facts").links).toEqual(["/", "/el"]);
    expect(section(document, "texts").text).toMatch(/van-rental › .*Νέο: /s);
    expect(section(document, "texts").links).toEqual(["/el/enoikiasi-van-kypros"]);
    expect(section(document, "pictures").text).toContain(HERO);
    expect(section(document, "pictures").links).toContain("/explore-cyprus");
    const thumbnails = document("#pictures img")
      .toArray()
      .map((image) => existsSync(join(root, "public", image.attribs["src"] ?? "")));
    expect(thumbnails).toEqual([true, true]);
    expect(document("#pages article, #data article, #stale article")).toHaveLength(0);
  });

  test("the report shows files that are new or gone", async () => {
    cpSync(join(SITE_ROOT, OTHER), join(root, OTHER));
    rmSync(join(root, HERO));
    rmSync(join(root, "locales/el/van-rental.json"));
    const document = await write();
    expect(section(document, "pictures").text).toMatch(/coast\.pngremoved.*poster\.pngadded/s);
    expect(section(document, "texts").text).toContain("van-rental › ");
  });

  test("the report leaves out what happened on the production branch meanwhile", async () => {
    git("checkout", "--quiet", "-b", "editing");
    git("checkout", "--quiet", "main");
    edit("data/facts.json", '"value": 26', '"value": 27');
    git("commit", "--quiet", "--all", "--message=Later");
    git("checkout", "--quiet", "editing");
    expect((await write())("article")).toHaveLength(0);
  });

  test("a later build removes old thumbnails, and production removes the pages", async () => {
    cpSync(join(SITE_ROOT, OTHER), join(root, HERO));
    await write();
    git("checkout", "--quiet", "--", HERO);
    await write();
    expect(readdirSync(join(root, "public/preview/pictures"))).toEqual([]);
    await write({ CONTEXT: "production" });
    expect(readdirSync(join(root, "public"))).toEqual(["explore-cyprus"]);
  });

  test("PREVIEW_BASE names another commit to compare with", async () => {
    git("tag", "published");
    edit("data/facts.json", '"value": 26', '"value": 27');
    git("commit", "--quiet", "--all", "--message=Later");
    expect((await write())("#facts article")).toHaveLength(0);
    const document = await write({ PREVIEW_BASE: "published" });
    expect(document(".lead").text()).toContain("Compared with published");
    expect(document("#facts article")).toHaveLength(1);
  });

  test("a clone without the production branch says how to get it", async () => {
    git("branch", "--move", "editing");
    const lead = (await write())(".lead").text();
    expect(lead).toContain("This clone does not hold the production branch (looked for: origin/main, main).");
    expect(lead).toContain("git fetch origin main");
  });
});

test("a folder that is not a clone says so, and still shows the translations", async () => {
  const document = await write();
  expect(document(".lead").text()).toContain("This folder is not a clone that git can read");
  expect(document("#stale").text()).toContain("Every translation was made from the English as it is.");
  expect(existsSync(join(root, "public/translations/index.html"))).toBe(true);
});

test("a ledger that cannot be read is a warning and stops nothing", async () => {
  writeFileSync(join(root, "translations/el.json"), "<<<<<<<");
  await write();
  expect(warnings.join()).toMatch(/translations\/el\.json cannot be read/);
  expect(existsSync(join(root, "public/preview/index.html"))).toBe(true);
});

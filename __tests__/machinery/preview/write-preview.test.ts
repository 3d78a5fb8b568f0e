import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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

function editJson(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

async function write(environment: Readonly<Record<string, string>> = {}): Promise<CheerioAPI> {
  const data = readSiteData(root);
  const factUses = { "/": ["carYoungSurcharge"], "/el": ["carYoungSurcharge"] };
  await writePreview(root, { data, routes: routeTable(data), factUses, goLive: [], environment });
  const page = join(root, "public/preview/index.html");
  return load(existsSync(page) ? readFileSync(page, "utf8") : "");
}

/** What stands in a part of the report, with the addresses that it links. */
function part(document: CheerioAPI, id: string) {
  const element = document(`#${id}`);
  return {
    text: element.text(),
    links: element
      .find("a")
      .toArray()
      .map((link) => link.attribs["href"] ?? ""),
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "preview-"));
  ["data", "locales", "src/styles", "translations", "src/review/preview/preview.css", HERO].forEach((path) => {
    cpSync(join(SITE_ROOT, path), join(root, path), { recursive: true });
  });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "dir");
  mkdirSync(join(root, "public"));
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

  test("a price, a Greek text and a picture: the report names them, and the pages and languages that they reach", async () => {
    git("checkout", "--quiet", "-b", "editing");
    editJson("data/facts.json", (text) => text.replace(/("id": "carYoungSurcharge",\s+"scope": "car",\s+"value": )18/, "$125"));
    git("commit", "--quiet", "--all", "--message=Change a price");
    editJson("locales/el/van-rental.json", (text) => text.replace(/"title": "/, '"title": "Νέο: '));
    cpSync(join(SITE_ROOT, OTHER), join(root, HERO));
    const document = await write();

    expect(document(".lead").text()).toMatch(/^Compared with main at [0-9a-f]{7} .*The site as it is published$/);
    expect(part(document, "facts").text).toMatch(/carYoungSurcharge.*€18.*€25/s);
    expect(part(document, "facts").links).toEqual(["/", "/el"]);
    expect(part(document, "texts").text).toMatch(/van-rental › .*Νέο: /s);
    expect(part(document, "texts").links).toEqual(["/el/enoikiasi-van-kypros"]);
    expect(part(document, "pictures").text).toContain(HERO);
    expect(part(document, "pictures").links).toContain("/explore-cyprus");
    const pictures = document("#pictures img")
      .toArray()
      .map((image) => join(root, "public", image.attribs["src"] ?? ""));
    expect(pictures).toHaveLength(2);
    pictures.forEach((file) => {
      expect(existsSync(file)).toBe(true);
    });
    expect(document("#pages article, #data article")).toHaveLength(0);
    expect(document("#stale article")).toHaveLength(0);
  });

  test("what happened on the production branch meanwhile is no change of the branch", async () => {
    git("checkout", "--quiet", "-b", "editing");
    git("checkout", "--quiet", "main");
    editJson("data/facts.json", (text) => text.replace('"value": 26', '"value": 27'));
    git("commit", "--quiet", "--all", "--message=Later");
    git("checkout", "--quiet", "editing");
    const document = await write();
    expect(document("article")).toHaveLength(0);
  });

  test("an unchanged report is not written again", async () => {
    await write();
    const page = join(root, "public/preview/index.html");
    const { mtimeMs } = statSync(page);
    await write();
    expect(statSync(page).mtimeMs).toBe(mtimeMs);
  });

  test("a thumbnail that nobody needs any more goes, and production has none of the pages", async () => {
    cpSync(join(SITE_ROOT, OTHER), join(root, HERO));
    await write();
    expect(readdirSync(join(root, "public/preview/pictures"))).toHaveLength(2);
    git("checkout", "--quiet", "--", HERO);
    await write();
    expect(readdirSync(join(root, "public/preview/pictures"))).toEqual([]);
    await write({ CONTEXT: "production" });
    expect(readdirSync(join(root, "public"))).toEqual([]);
  });

  test("the commit to compare with can be named", async () => {
    git("tag", "published");
    editJson("data/facts.json", (text) => text.replace('"value": 26', '"value": 27'));
    git("commit", "--quiet", "--all", "--message=Later");
    expect((await write())("#facts article")).toHaveLength(0);
    const document = await write({ PREVIEW_BASE: "published" });
    expect(document(".lead strong").text()).toBe("published");
    expect(document("#facts article")).toHaveLength(1);
  });

  test("a clone without the production branch says so, and how to get it", async () => {
    git("branch", "--move", "editing");
    const document = await write();
    expect(document("main").text()).toContain("This clone does not hold the production branch (looked for: origin/main, main).");
    expect(document("main").text()).toContain("git fetch origin main");
    expect(document("#stale")).toHaveLength(1);
  });
});

test("a folder that is no clone says so, and still shows the translations", async () => {
  const document = await write();
  expect(document("main").text()).toContain("This folder is not a clone that git can read");
  expect(document("#stale").text()).toContain("Every translation was made from the English as it is.");
  expect(existsSync(join(root, "public/translations/index.html"))).toBe(true);
});

test("a ledger that cannot be read is a warning and stops nothing", async () => {
  writeFileSync(join(root, "translations/el.json"), "<<<<<<<");
  const data = readSiteData(root);
  const warnings = await writePreview(root, { data, routes: routeTable(data), factUses: {}, goLive: [], environment: {} });
  expect(warnings.join()).toMatch(/translations\/el\.json cannot be read/);
  expect(existsSync(join(root, "public/preview/index.html"))).toBe(true);
});

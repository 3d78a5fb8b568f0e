import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Browser, type Page, chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "../../browser/chromium";
import { copyOfProject, removeCopy } from "../../project-copy";
import { SITE_ROOT } from "../../site-root";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });

/** Replaces a file as editors of code do: by another file of its name. */
function write(file: string, content: string): void {
  writeFileSync(`${file}~`, content);
  renameSync(`${file}~`, file);
}

describe("the development server, on a copy of the fixture site", () => {
  let root = "";
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  let page: Page;
  let output = "";
  const waiting = new Set<() => void>();

  /** Waits until the server has printed a text. */
  const printed = (text: string | RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (output.search(text) !== -1) {
          output = "";
          waiting.delete(look);
          resolve();
        }
      };
      waiting.add(look);
      look();
    });

  beforeAll(async () => {
    root = copyOfProject(SITE_ROOT, "developed", "public");
    const port = String(await freePort());
    server = spawn(process.execPath, ["--import", "tsx", "scripts/develop.ts"], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "development", PORT: port },
    });
    [server.stdout, server.stderr].forEach((stream) =>
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        waiting.forEach((look) => {
          look();
        });
      }),
    );
    await printed("Building development bundle");
    browser = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_SETTINGS] });
    page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
  });

  afterAll(async () => {
    await browser?.close();
    if (server?.pid !== undefined) {
      process.kill(-server.pid, "SIGKILL");
    }
    removeCopy(root);
  });

  test.each([
    ["a figure typed into a sentence", "locales/en/home.json", "Car hire at", "15 cars at"],
    ["broken JSON", "data/facts.json", "{", ""],
  ])(
    "shows %s with file and line in terminal and browser, and the last good page, until it is corrected",
    async (_, name, right, wrong) => {
      const file = join(root, name);
      const content = readFileSync(file, "utf8");
      const good = await page.locator("#title").innerText();
      const place = new RegExp(`${name}:\\d+`);
      write(file, content.replace(right, wrong));
      await printed(place);
      const message = page.getByRole("alertdialog").getByText(place).first();
      await message.waitFor();
      expect(await page.locator("#title").innerText()).toBe(good);
      write(file, content);
      await message.waitFor({ state: "detached" });
      await printed("The check finds no problem any more.");
    },
  );

  test("shows a change that is right", async () => {
    const file = join(root, "locales/en/home.json");
    write(file, readFileSync(file, "utf8").replace("Land.", "Arrive."));
    await page.locator("main").getByText("Arrive.").first().waitFor();
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { type Call, type Engine, type EnginePage, KEYS, expression, firstVisible, until } from "./engine";
import { ensureBrowser, findBrowser } from "./installed-browser";

/*
 * WebKitGTK, driven over WebDriver (https://www.w3.org/TR/webdriver2/) on a virtual screen. The service worker, the layout and the
 * scripting engine are those of Safari.
 */

const find = (command: string): string | undefined => findBrowser({ variable: "", commands: [command], files: [] });

/** MiniBrowser, which lies beside the library. */
const findMiniBrowser = (): string | undefined =>
  findBrowser({
    variable: "MINIBROWSER_PATH",
    commands: [],
    files: ["x86_64", "aarch64"].flatMap((machine) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`),
    ),
  });

/**
 * Finds WebKitGTK's driver, its MiniBrowser and Xvfb, or installs Debian's packages.
 *
 * @throws when one is missing and could not be installed
 */
export function ensureWebKit(): void {
  const isThere = (): boolean => [find("WebKitWebDriver"), find("Xvfb"), findMiniBrowser()].every((file) => file !== undefined);
  ensureBrowser("WebKitGTK", isThere, "webkit2gtk-driver", "xvfb");
}

/** A port that nothing uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts a screen and returns its number. */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.stdout.once("data", (number: Buffer) => {
      resolve(number.toString().trim());
    });
    screen.once("exit", (status) => {
      reject(new Error(`Xvfb ended with status ${String(status)}.`));
    });
  });
}

/** Sends a command to the driver and returns its value. */
type Command = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

function commands(base: string): Command {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) {
      throw new Error(`${path}: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

const CAPABILITIES = {
  alwaysMatch: {
    "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation", "--javascript-can-open-windows-automatically=true"] },
  },
};

/** After it the driver says that a page does not load, instead of waiting for five minutes; in milliseconds. */
const LOAD_LIMIT = 20_000;

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** A page in a window that is open. */
function windowPage(command: Command, first: unknown): EnginePage {
  const evaluate = async <Result>(...call: Call): Promise<Result> =>
    (await command("POST", "/execute/sync", { script: `return ${expression(...call)}`, args: [] })) as Result;
  return {
    evaluate,
    open: async (url) => {
      await command("POST", "/url", { url });
    },
    click: (selector) =>
      until(async () => {
        // The driver returns a reference to the element.
        const element = await evaluate<Readonly<Record<string, string>> | null>(firstVisible, selector);
        const [reference] = Object.values(element ?? {});
        // It refuses to click what is still hidden by something else, or moving.
        return (
          reference !== undefined &&
          command("POST", `/element/${reference}/click`, {}).then(
            () => true,
            () => false,
          )
        );
      }),
    press: async (key) => {
      const value = KEYS[key];
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await command("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    resize: async (width, height) => {
      await command("POST", "/window/rect", { width, height });
      await until(() => evaluate((wanted: number) => window.innerWidth === wanted, width));
    },
    close: async () => {
      await command("DELETE", "/window");
      await command("POST", "/window", { handle: first });
    },
  };
}

/**
 * Starts WebKitGTK's driver, a screen for it, and the browser. One page can be open at a time, and storage is separate for each origin: a
 * second session sometimes never begins.
 */
export async function launchWebKit(): Promise<Engine> {
  const started: ChildProcess[] = [];
  const port = await freePort();
  const environment = { DISPLAY: `:${await startScreen(started)}`, LANG: "en_GB.UTF-8" };
  started.push(spawn("WebKitWebDriver", [`--port=${String(port)}`], { env: { ...process.env, ...environment }, stdio: "ignore" }));
  const driver = `http://127.0.0.1:${String(port)}`;
  await until(() =>
    commands(driver)("GET", "/status").then(
      () => true,
      () => false,
    ),
  );
  const { sessionId, capabilities } = (await commands(driver)("POST", "/session", { capabilities: CAPABILITIES })) as Session;
  const command = commands(`${driver}/session/${sessionId}`);
  await command("POST", "/timeouts", { pageLoad: LOAD_LIMIT });
  const first = await command("GET", "/window");
  const page = windowPage(command, first);
  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    newPage: async () => {
      // The toolbar of the first window does not get narrower than 447 px; one that a script opens has no toolbar.
      await page.evaluate(() => {
        window.open("about:blank", "", "popup");
      });
      await until(async () => {
        const handles = (await command("GET", "/window/handles")) as readonly string[];
        const opened = handles.find((handle) => handle !== first);
        if (opened !== undefined) {
          await command("POST", "/window", { handle: opened });
        }
        return opened !== undefined;
      });
      return page;
    },
    close: async () => {
      try {
        await command("DELETE", "");
      } finally {
        started.reverse().forEach((child) => child.kill());
      }
    },
  };
}

import { spawnSync } from "node:child_process";
import { cpus, release, totalmem, type } from "node:os";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "../../__tests__/browser/chromium";

/** What measured: results of different machines do not compare, their ratios nearly do. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** In bytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** `undefined` where there is none. */
  readonly chromium: string | undefined;
}

function systemName(): string {
  const file = "/etc/os-release";
  const name = existsSync(file) ? /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  const kernel = `${type()} ${release()}`;
  return name === undefined ? kernel : `${name}, ${kernel}`;
}

function chromiumVersion(): string | undefined {
  const path = findChromium();
  const { stdout } = path === undefined ? { stdout: "" } : spawnSync(path, ["--version"], { encoding: "utf8" });
  return /\d+(?:\.\d+)+/.exec(stdout)?.[0];
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? "unknown",
    cores: processors.length,
    memory: totalmem(),
    system: systemName(),
    node: process.versions.node,
    chromium: chromiumVersion(),
  };
}

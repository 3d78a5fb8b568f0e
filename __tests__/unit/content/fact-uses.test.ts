import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

describe("the record of which page shows which fact", () => {
  let root = "";

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "fact-uses-"));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** Loads the module as a new process does, with nothing in memory. */
  const inNewProcess = async () => {
    jest.resetModules();
    return import("../../../src/content/fact-uses");
  };

  test("collects the queries of one run, and leaves out pages that no longer exist", async () => {
    const { recordFactUses, readFactUses } = await inNewProcess();
    recordFactUses(root, "/a", ["price", "age"]);
    recordFactUses(root, "/a", ["price", "deposit"]);
    recordFactUses(root, "/gone", ["x"]);
    expect(readFactUses(root, ["/new", "/a"])).toEqual({ "/a": ["age", "deposit", "price"], "/new": [] });
  });

  test("keeps the record of queries that Gatsby did not repeat, and replaces the others", async () => {
    const first = await inNewProcess();
    first.recordFactUses(root, "/a", ["old"]);
    first.recordFactUses(root, "/b", ["deposit"]);
    const second = await inNewProcess();
    second.recordFactUses(root, "/a", ["new"]);
    expect(second.readFactUses(root, ["/a", "/b"])).toEqual({ "/a": ["new"], "/b": ["deposit"] });
  });
});

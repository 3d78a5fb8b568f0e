import { setImmediate } from "node:timers/promises";
import { temporaryFolder } from "../../temporary-folder";

const root = temporaryFolder();

/** Loads the module as a new process does, with nothing in memory. */
const inNewProcess = async () => {
  jest.resetModules();
  return import("../../../src/content/fact-uses");
};

test("collects the facts of a page in one run, replaces those of earlier runs, and leaves out pages that no longer exist", async () => {
  const first = await inNewProcess();
  first.recordFactUses(root(), "/a", ["old"]);
  first.recordFactUses(root(), "/b", ["deposit"]);
  first.recordFactUses(root(), "/gone", ["x"]);
  await setImmediate();
  const second = await inNewProcess();
  second.recordFactUses(root(), "/a", ["price", "age"]);
  second.recordFactUses(root(), "/a", ["price", "deposit"]);
  await setImmediate();
  expect(second.readFactUses(root(), ["/a", "/b", "/new"])).toEqual({ "/a": ["age", "deposit", "price"], "/b": ["deposit"], "/new": [] });
});

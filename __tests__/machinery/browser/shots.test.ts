import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { captureState } from "../../../tools/shots/capture";
import { WIDTHS } from "../../../tools/shots/options";
import { STATES } from "../../../tools/shots/states";
import { pathOf } from "../../built/site";
import { address, inParallel, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("every state that npm run shots pictures can be brought about, in Greek", async () => {
  const folder = mkdtempSync(join(tmpdir(), "states-"));
  const missing: string[] = [];
  await inParallel(STATES, 3, async (state) => {
    const width = WIDTHS.find((each) => state.isAt?.(each) ?? true) ?? WIDTHS[0];
    const file = join(folder, `${state.name}.png`);
    await captureState(browser, state, { address: address(pathOf(state.route, "el")), language: "el", width }, [
      { scheme: "light", file },
    ]).catch((error: unknown) => missing.push(`${state.name}: ${String(error)}`));
    if (!existsSync(file)) {
      missing.push(`${state.name}: no picture`);
    }
  });
  rmSync(folder, { recursive: true });
  expect(missing).toEqual([]);
});

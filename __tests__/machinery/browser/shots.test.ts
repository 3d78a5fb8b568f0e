import { readdirSync } from "node:fs";
import { join } from "node:path";
import { captureState } from "../../../tools/shots/capture";
import { WIDTHS } from "../../../tools/shots/options";
import { STATES } from "../../../tools/shots/states";
import { pathOf } from "../../built/site";
import { address, inParallel, sharedBrowser } from "../../browser/site";
import { temporaryFolder } from "../../temporary-folder";

const browser = sharedBrowser();
const folder = temporaryFolder();

test("npm run shots can capture each of its states, in Greek", async () => {
  await inParallel(STATES, 3, async (state) => {
    const width = WIDTHS.find((each) => state.isAt?.(each) ?? true) ?? WIDTHS[0];
    const file = join(folder(), `${state.name}.png`);
    await captureState(browser, state, { address: address(pathOf(state.route, "el")), language: "el", width }, [{ scheme: "light", file }]);
  });
  expect(readdirSync(folder()).sort()).toEqual(STATES.map(({ name }) => `${name}.png`).sort());
});

/** @jest-environment jsdom */
import { keepOffline } from "./keep-offline";

const register = jest.fn();

/** Sets up a browser with service workers on a given connection. */
function setUp(hasWorker: boolean, connection: object | undefined): void {
  register.mockResolvedValue(undefined);
  Object.assign(globalThis, { HAS_WORKER: hasWorker });
  Object.assign(navigator, { connection });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: null }) },
  });
}

test.each([
  ["registers once the page is hydrated", true, undefined, 1],
  ["does nothing in a build without a worker", false, undefined, 0],
  ["does nothing for visitors who save data", true, { saveData: true }, 0],
])("%s", (_, hasWorker, connection, times) => {
  setUp(hasWorker, connection);
  keepOffline();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("hydrated"));
  expect(register).toHaveBeenCalledTimes(times);
});

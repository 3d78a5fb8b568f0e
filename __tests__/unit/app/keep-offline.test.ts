/** @jest-environment jsdom */
import { keepOffline } from "../../../src/app/keep-offline";

const register = jest.fn();

/** A browser that has workers, and knows of its connection what is given. */
function setUp(hasWorker: boolean, connection: object | undefined): void {
  register.mockResolvedValue(undefined);
  Object.assign(globalThis, {
    HAS_WORKER: hasWorker,
    requestIdleCallback: (task: () => void) => {
      task();
    },
  });
  Object.assign(navigator, { connection });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { controller: null, register, addEventListener: jest.fn() },
  });
}

test.each([
  ["registers, but not before the page is alive", true, undefined, 1],
  ["does nothing in a build without a worker", false, undefined, 0],
  ["does nothing for whoever asks to save data", true, { saveData: true }, 0],
])("%s", (_, hasWorker, connection, times) => {
  setUp(hasWorker, connection);
  keepOffline();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("alive"));
  expect(register).toHaveBeenCalledTimes(times);
});

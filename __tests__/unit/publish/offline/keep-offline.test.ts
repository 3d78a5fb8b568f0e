/** @jest-environment jsdom */
import { keepOffline } from "../../../../src/publish/offline/keep-offline";

const register = jest.fn();
const postMessage = jest.fn();

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
    value: { controller: { postMessage }, register, addEventListener: jest.fn() },
  });
}

test.each([
  ["registers, but not before hydration", true, undefined, 1],
  ["does nothing in a build without a worker", false, undefined, 0],
  ["does nothing for whoever asks to save data", true, { saveData: true }, 0],
])("%s", (_, hasWorker, connection, times) => {
  setUp(hasWorker, connection);
  keepOffline();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("hydrated"));
  expect(register).toHaveBeenCalledTimes(times);
});

test.each([
  ["a page in German tells the worker to keep German", '<link rel="alternate" hreflang="en" href="/">', 1],
  ["a page for an unknown address says nothing of the language", "", 0],
])("%s", async (_, head, times) => {
  setUp(true, undefined);
  document.documentElement.lang = "de";
  document.head.innerHTML = head;
  keepOffline();
  window.dispatchEvent(new Event("hydrated"));
  await Promise.resolve();
  expect(postMessage).toHaveBeenCalledTimes(times);
  expect(postMessage.mock.calls).toEqual(Array.from({ length: times }, () => [{ language: "de", seen: [] }]));
});

/** @jest-environment jsdom */
import { keepOffline } from "../../../../src/publish/offline/keep-offline";

const register = jest.fn();
const postMessage = jest.fn();

/** Sets up a browser with service workers on a given connection. */
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

test.each([
  ["a German page tells the worker to cache German", '<link rel="alternate" hreflang="en" href="/">', 1],
  ["a 404 page does not name a language", "", 0],
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

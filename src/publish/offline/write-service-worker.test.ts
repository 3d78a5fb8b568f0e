import { hasServiceWorker } from "./write-service-worker";

test("SERVICE_WORKER=off turns the worker off; another spelling, which would leave it on, is refused", () => {
  expect([undefined, "on", "off"].map((value) => hasServiceWorker({ SERVICE_WORKER: value }))).toEqual([true, true, false]);
  expect(() => hasServiceWorker({ SERVICE_WORKER: "OFF" })).toThrow("Invalid option");
});

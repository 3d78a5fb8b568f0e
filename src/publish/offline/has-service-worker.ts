/**
 * Tells whether a build has a service worker: `SERVICE_WORKER=off` removes it, also from browsers that have it.
 *
 * @throws for another value, which would silently leave the worker on in an emergency
 */
export function hasServiceWorker(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment["SERVICE_WORKER"] ?? "on";
  if (value !== "on" && value !== "off") {
    throw new Error(`SERVICE_WORKER may be “on” or “off”, not “${value}”.`);
  }
  return value === "on";
}

/**
 * Tells whether a build has a service worker: `SERVICE_WORKER=off` takes it away, also from browsers that have it.
 *
 * @param environment the environment variables of the build
 * @throws when the variable says something else, which would otherwise be overlooked in the hour in which it is needed
 */
export function hasServiceWorker(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment["SERVICE_WORKER"] ?? "on";
  if (value !== "on" && value !== "off") {
    throw new Error(`SERVICE_WORKER may be “on” or “off”, not “${value}”.`);
  }
  return value === "on";
}

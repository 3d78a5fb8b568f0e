import { join } from "node:path";
import { ROOT } from "./project-root";

/** The frozen content of the fixture site. */
export const FIXTURE = join(ROOT, "__tests__", "fixture");

/** The fixture site: the project's code with that content (`fixture-site.ts`). */
export const SITE_ROOT = join(ROOT, ".build", "fixture-site");

/** The environment variable that holds the address where the browser tests find the fixture site. */
export const ADDRESS_VARIABLE = "FIXTURE_ADDRESS";

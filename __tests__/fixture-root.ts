import { join } from "node:path";
import { ROOT } from "./project-root";

/** The fixture site, composed by `fixture-site.ts`. */
export const SITE_ROOT = join(ROOT, ".build", "fixture");

/** The environment variable that holds the address where the browser tests find the fixture site. */
export const ADDRESS_VARIABLE = "FIXTURE_ADDRESS";

import { ROOT } from "./project-root";

/** The site of a group of tests. The groups in `machinery/` replace this file by `fixture-root.ts` (jest.config.mjs). */
export const SITE_ROOT = ROOT;

/** The environment variable that holds the address where the browser tests find the site. */
export const ADDRESS_VARIABLE = "SITE_ADDRESS";

import { ADDRESS_VARIABLE, SITE_ROOT } from "../site-root";
import { serveForTests } from "./test-servers";

/** Serves the live site. */
export default function setUp(): Promise<void> {
  return serveForTests(SITE_ROOT, ADDRESS_VARIABLE);
}

import { ADDRESS_VARIABLE, SITE_ROOT } from "../fixture-root";
import { serveForTests } from "./test-servers";

/** Serves the fixture site. */
export default function setUp(): Promise<void> {
  return serveForTests(SITE_ROOT, ADDRESS_VARIABLE);
}

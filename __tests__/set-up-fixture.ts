import { composeFixtureSite } from "./fixture-site";

/** Composes the fixture site for tests that read its files. */
export default function setUp(): void {
  composeFixtureSite();
}

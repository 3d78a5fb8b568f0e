import { expiryFindings } from "./security-text";

const at = (expires: string) => expiryFindings(`Contact: mailto:a@b.example\n${expires}\n`, new Date("2026-11-28T09:00:00Z"));

test.each([
  ["Expires: 2026-11-27T00:00:00Z", "expired on 2026-11-27"],
  ["Expires: 2026-12-20T00:00:00Z", "expires on 2026-12-20"],
  ["Expires: soon", "does not say"],
  ["", "does not say"],
])("with “%s”, it %s", (line, said) => {
  expect(at(line)).toEqual([expect.stringContaining(said)]);
});

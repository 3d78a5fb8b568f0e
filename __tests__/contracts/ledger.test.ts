import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATION_LANGUAGES } from "../../src/build/translations/ledger";
import { formatLedger, ledgerFile, readLedgers } from "../../src/build/translations/ledger-files";
import { ROOT } from "../project-root";

// What the ledger does not know yet, or still knows, is reported and not refused: an editor on the web cannot write it.
test.each(TRANSLATION_LANGUAGES)("the ledger of %s can be read and stands as the command writes it, one line a text", (language) => {
  const ledger = readLedgers(ROOT)[language];
  expect(Object.keys(ledger).length).toBeGreaterThan(0);
  expect(readFileSync(join(ROOT, ledgerFile(language)), "utf8")).toBe(formatLedger(ledger));
});

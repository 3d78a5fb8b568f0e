import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATION_LANGUAGES } from "../../src/review/translations/ledger";
import { formatLedger, ledgerFile, readLedgers } from "../../src/review/translations/ledger-files";
import { ROOT } from "../project-root";

// What the ledger does not know yet, or still knows, is reported and not refused: an editor on the web cannot write it.
test("the ledger of each language can be read and is as the command writes it, one line a text", () => {
  const ledgers = readLedgers(ROOT);
  const others = TRANSLATION_LANGUAGES.filter(
    (language) =>
      Object.keys(ledgers[language]).length === 0 ||
      readFileSync(join(ROOT, ledgerFile(language)), "utf8") !== formatLedger(ledgers[language]),
  );
  expect(others.map(ledgerFile)).toEqual([]);
});

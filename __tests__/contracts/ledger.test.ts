import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATION_LANGUAGES, formatLedger, ledgerFile, readLedger } from "../../src/review/translations/ledger";
import { ROOT } from "../project-root";

// What the ledger does not know yet, or still knows, is reported and not refused: an editor on the web cannot write it.
test("the ledger of each language can be read and is as the command writes it, one line a text", () => {
  const others = TRANSLATION_LANGUAGES.filter((language) => {
    const ledger = readLedger(ROOT, language);
    return Object.keys(ledger).length === 0 || readFileSync(join(ROOT, ledgerFile(language)), "utf8") !== formatLedger(ledger);
  });
  expect(others.map(ledgerFile)).toEqual([]);
});

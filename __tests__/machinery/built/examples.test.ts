import { examples } from "../../../data/comparisons.json";
import { facts as fixtureFacts } from "../../../data/facts.json";
import { canRent } from "../../../locales/en/home.json";
import { answerTo, readChoices } from "../../../src/core/hire/trip-choices";
import { formatEuro } from "../../../src/core/numbers";
import { required } from "../../../src/core/required";
import { PAGES, documentOf } from "../../built/site";

const facts = fixtureFacts.map(({ id, value }) => ({ factId: id, value }));

test("the examples in the page cost what the answer to the same choices says", () => {
  const document = documentOf(
    required(
      PAGES.find(({ path }) => path === "/"),
      "the home page",
    ),
  );
  const shown = examples.map(({ title }) => {
    const totals = document(`details:has(> summary h4:contains("${title.en}")) > summary dd`);
    return totals.toArray().map((total) => document(total).text());
  });
  const amount = ({ least, most }: { readonly least: number; readonly most: number | undefined }): string =>
    most === undefined ? canRent.sums.atLeast.replace("…", formatEuro(least / 100, "en")) : formatEuro(least / 100, "en", most / 100);
  const expected = examples.map(({ trip }) => {
    const { pay, hold, risk } = required(answerTo(readChoices(new URLSearchParams(trip)), facts, false).sums, "sums");
    return [
      amount(pay),
      hold.most === undefined ? canRent.sums.ask : amount(hold),
      risk.most === undefined ? canRent.sums.ask : amount(risk),
    ];
  });
  expect(shown).toEqual(expected);
  // The fixture tells no price for a second driver, and no excess.
  expect(expected.map(([pay = ""]) => pay.endsWith(canRent.sums.atLeast.replace("…", "")))).toContain(true);
});

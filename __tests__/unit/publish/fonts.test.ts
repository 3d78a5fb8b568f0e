import { strayLetters } from "../../../src/publish/fonts/cut-fonts";
import { ROOT } from "../../project-root";

test("names each letter that the font of a page's language lacks, once, and none of scripts, styles and offers in other languages", async () => {
  const straysIn = await strayLetters(ROOT);
  const page = (language: string): string =>
    `<html lang="${language}"><style>漢</style><aside lang="ru">字</aside><p title="漢">Road, Ελληνικά, ψ, 12\u00A0€: 道 道</p></html>`;
  expect(straysIn(page("en"))).toEqual(["ψ", "道"]);
  expect(straysIn(page("el"))).toEqual(["道"]);
});

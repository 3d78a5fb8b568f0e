import { categoryFaults } from "../../../src/check/plural-forms";
import { parseMessage } from "../../../src/core/facts/fill";
import type { Language } from "../../../src/core/languages";

const faults = (message: string, language: Language) => categoryFaults(parseMessage(message), language);

test("a plural names every form that whole numbers take, and no other", () => {
  expect(faults("{n, plural, one {# час} few {# часа} many {# часов} other {# часа}}", "ru")).toEqual({ surplus: [], missing: [] });
  expect(faults("{n, plural, one {# час} many {# часов} other {# часа}}", "ru")).toEqual({ surplus: [], missing: ["few"] });
  expect(faults("{n, plural, other {# часов}}", "ru").missing).toEqual(["one", "few", "many"]);
  expect(faults("{n, plural, one {# hour} few {# hours} other {# hours}}", "en")).toEqual({ surplus: ["few"], missing: [] });
});

test("a form for an exact number replaces no category", () => {
  expect(faults("{n, plural, =1 {one hour} other {# hours}}", "en").missing).toEqual(["one"]);
});

test("plurals inside a form are checked too", () => {
  expect(faults("{n, plural, one {# day} other {{m, plural, other {# hours}}}}", "en").missing).toEqual(["one"]);
});

test("a number without words needs no forms", () => {
  expect(faults("{n, plural, offset:1 other {#}}", "ru").missing).toEqual([]);
});

import { checkSite } from "../../src/check/check-site";
import { type Editable, inEveryLanguage, withAllData } from "../site-files";

test.each([
  ["common", "chat.copied"],
  ["home", "canRent.verdicts.ask"],
])("names a text that only a script shows, so that the build would not miss it: %s, %s", (namespace, path) => {
  const keys = path.split(".");
  const removed = (data: Editable): void => {
    const parent = keys.slice(0, -1).reduce<Editable | undefined>((inner, key) => inner?.[key], data);
    Reflect.deleteProperty(parent ?? {}, keys.at(-1) ?? "");
  };
  const problems = checkSite(withAllData(inEveryLanguage(namespace, removed)));
  expect(problems.map((problem) => [problem.file, problem.path])).toEqual([[`locales/en/${namespace}.json`, path]]);
});

import { selection } from "../../../../tools/shots/options";

const CHOICES = { routes: ["home", "van-rental", "offline"], states: ["menu", "chat"] };

test("without options everything is pictured, in every language, width and scheme", () => {
  expect(selection([], CHOICES)).toEqual({
    routes: ["home", "van-rental", "offline"],
    states: ["menu", "chat"],
    languages: ["en", "el", "tr", "ru", "de"],
    widths: [360, 768, 1440],
    schemes: ["light", "dark"],
  });
});

test("a route, a language and a width narrow it down, and states are left out", () => {
  expect(selection(["--route=van-rental", "--language=ru,de", "--width=412"], CHOICES)).toMatchObject({
    routes: ["van-rental"],
    states: [],
    languages: ["ru", "de"],
    widths: [412],
  });
  expect(selection(["--language=ru", "--language=de"], CHOICES)).toMatchObject({ languages: ["ru", "de"] });
});

test("states are pictured alone when they are named, one or all", () => {
  expect(selection(["--state=chat"], CHOICES)).toMatchObject({ routes: [], states: ["chat"] });
  expect(selection(["--state=all"], CHOICES)).toMatchObject({ routes: [], states: ["menu", "chat"] });
  expect(selection(["--state=menu", "--route=home"], CHOICES)).toMatchObject({ routes: ["home"], states: ["menu"] });
});

test.each([
  [["--route=van-rentel"], "--route: “van-rentel” is not known. Did you mean “van-rental”?"],
  [["--language=fr"], "--language: “fr” is not known."],
  [["--scheme=drak"], "Did you mean “dark”?"],
  [["--width=wide"], "--width: “wide” is not a whole number of pixels from 200 to 4000."],
])("%s is refused with the nearest known name", (args, message) => {
  expect(() => selection(args, CHOICES)).toThrow(message);
});

import type { ComponentProps } from "react";
import { Reviews } from "./Reviews";
import { byLanguage } from "../../i18n/languages";
import { reviewsSchema } from "../../schemas/reviews";
import { HOME_PAGE } from "../../../__tests__/home-page";
import { rendered } from "../../../__tests__/rendered";

const TEXTS = {
  common: { actions: { newTab: "new tab" }, sample: { mark: "made up", reviews: "All of these are made up." } },
  home: {
    reviews: { title: "Reviews", from: "from many", read: "Read", hold: "Hold still" },
  },
};

const review = (id: string, sample: boolean, shownIn = "columns") => ({
  id,
  author: id,
  place: `Home of ${id}`,
  text: `Words of ${id}`,
  rating: 4,
  date: "2026-05",
  source: sample ? null : "https://reviews.example/1",
  shownIn,
  sample,
  profilePhoto: { childImageSharp: null },
});

type Data = ComponentProps<typeof Reviews>["data"];

const section = (reviews: NonNullable<Data["reviewsJson"]>["reviews"]): string =>
  rendered(<Reviews data={{ reviewsJson: { reviews }, ratingScale: { value: { valueOf: () => 5 } } }} />, HOME_PAGE, TEXTS);

/** The section with reviews of Anna and Boris, as HTML. The map marks its own reviews, so Carla's changes nothing here. */
const sectionWith = (anna: boolean, boris: boolean): string =>
  section([review("anna", anna), review("boris", boris), review("carla", !boris, "map")]);

const SAMPLE = true;
const REAL = false;
const LINE = "All of these are made up.";

test("if all reviews are samples, one line says so for all", () => {
  const html = sectionWith(SAMPLE, SAMPLE);
  expect(html).toContain(LINE);
  expect(html).not.toContain("(made up)");
});

test("if some reviews are real, only the samples are marked, each by itself", () => {
  const html = sectionWith(SAMPLE, REAL);
  expect(html).not.toContain(LINE);
  expect(html).toContain("<span>Home of anna (made up), <time");
  expect(html).toMatch(/<span>Home of boris, <time[^>]*>May 2026<\/time><\/span>/);
  expect(sectionWith(REAL, REAL)).not.toContain("made up");
});

test("one or two reviews stand still, and only more can be paused; without one there is no frame", () => {
  const few = ["anna", "boris", "carla"].map((_, index, names) => section(names.slice(0, index).map((id) => review(id, REAL))));
  expect(few.map((html) => html.split("<blockquote>").length - 1)).toEqual([0, 1, 2]);
  expect(few.map((html) => html.includes("data-still"))).toEqual([false, true, true]);
  expect(few.filter((html) => html.includes('role="switch"'))).toEqual([]);
  const more = section(["anna", "boris", "carla"].map((id) => review(id, REAL)));
  expect(more).toContain('role="switch"');
  expect(more).not.toContain("data-still");
});

test("a review may lack the portrait and the place; it shows initials then, and its date alone", () => {
  const bare = {
    id: "ann",
    rating: 4,
    date: "2026-05",
    source: "https://reviews.larnaca.cy/1",
    shownIn: "columns",
    sample: false,
  } as const;
  const entry = { ...bare, author: byLanguage(() => "Ann Bee"), text: byLanguage(() => "Good.") };
  expect(reviewsSchema.safeParse({ reviews: [entry] }).error?.issues).toBeUndefined();
  const html = section([{ ...bare, author: "Ann Bee", text: "Good.", place: null, profilePhoto: null }]);
  expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>AB<\/span>/);
  expect(html).toMatch(/<span><time[^>]*>May 2026<\/time><\/span>/);
});

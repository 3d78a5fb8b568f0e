import type { ComponentProps } from "react";
import { Reviews } from "./Reviews";
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

/** The section with reviews of Anna and Boris, as HTML. */
function sectionWith(anna: boolean, boris: boolean): string {
  const data: ComponentProps<typeof Reviews>["data"] = {
    // The map marks its own reviews, so Carla's changes nothing here.
    reviewsJson: { reviews: [review("anna", anna), review("boris", boris), review("carla", !boris, "map")] },
    ratingScale: { value: { valueOf: () => 5 } },
  };
  return rendered(<Reviews data={data} />, HOME_PAGE, TEXTS);
}

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

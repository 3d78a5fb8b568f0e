import { Reviews } from "./Reviews";
import { reviewsSchema } from "../../schemas/reviews";
import { byLanguage } from "../../i18n/languages";
import { HOME_PAGE } from "../../../__tests__/home-page";
import { rendered } from "../../../__tests__/rendered";

const SOURCE = "https://reviews.larnaca.cy/1";
const BARE = { id: "ann", author: "Ann Bee", rating: 4, date: "2026-05", source: SOURCE, shownIn: "columns", sample: false } as const;

const TEXTS = {
  common: { actions: { newTab: "new tab" }, sample: { mark: "made up", reviews: "All made up." } },
  home: { reviews: { title: "Reviews", from: "from many", read: "Read", hold: "Hold" } },
};

test("a review may lack the portrait and the place", () => {
  const review = { ...BARE, author: byLanguage(() => BARE.author), text: byLanguage(() => "Good.") };
  expect(reviewsSchema.safeParse({ reviews: [review] }).error?.issues).toBeUndefined();
});

test("a review without them shows initials, and its date alone", () => {
  const review = { ...BARE, text: "Good.", place: null, profilePhoto: null };
  const html = rendered(
    <Reviews data={{ reviewsJson: { reviews: [review] }, ratingScale: { value: { valueOf: () => 5 } } }} />,
    HOME_PAGE,
    TEXTS,
  );
  expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>AB<\/span>/);
  expect(html).toMatch(/<span><time[^>]*>May 2026<\/time><\/span>/);
});

import { createInstance } from "i18next";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { PageProvider } from "../../../src/i18n/page";
import { Reviews } from "../../../src/templates/home/Reviews";
import { HOME_PAGE } from "../../home-page";

jest.mock("gatsby", () => ({ graphql: () => null }));

type ReviewsData = ComponentProps<typeof Reviews>["data"];

const PAGE = { ...HOME_PAGE, namespaces: ["common", "home", "reviews"], mainNamespace: "home" };

const TEXTS = {
  common: { actions: { newTab: "new tab" }, sample: { mark: "made up", reviews: "All of these are made up." } },
  home: {
    stats: { ratingValue: "4" },
    reviews: { eyebrow: "Heard", title: "Reviews", stars: "4 of 5", from: "from many", read: "Read", hold: "Hold still" },
  },
  reviews: {
    anna: { text: "Anna's words", place: "Paphos" },
    boris: { text: "Boris's words", place: "Omodos" },
    carla: { text: "Carla's words", place: "Troodos" },
  },
};

const review = (id: string, sample: boolean, shownIn = "columns") => ({
  id,
  author: id,
  date: "2026-05",
  source: sample ? null : "https://reviews.example/1",
  shownIn,
  sample,
  profilePhoto: { childImageSharp: null },
});

/** The section with reviews of Anna and Boris, as HTML. */
function sectionWith(anna: { readonly sample: boolean }, boris: { readonly sample: boolean }): string {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: "en", resources: { en: TEXTS }, initAsync: false });
  const data: ReviewsData = {
    reviewsJson: {
      // The map marks its own reviews, so this one decides nothing here.
      reviews: [review("anna", anna.sample), review("boris", boris.sample), review("carla", !boris.sample, "map")],
    },
    rating: { value: { valueOf: () => 4 } },
    ratingScale: { value: { valueOf: () => 5 } },
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={PAGE}>
        <Reviews data={data} />
      </PageProvider>
    </I18nextProvider>,
  );
}

const SAMPLE = { sample: true };
const REAL = { sample: false };
const LINE = "All of these are made up.";

test("while all reviews are samples, one line says so of all", () => {
  const html = sectionWith(SAMPLE, SAMPLE);
  expect(html).toContain(LINE);
  expect(html).not.toContain("(made up)");
});

test("where some reviews are real, each sample has its mark, no real one has, and nothing is said of all", () => {
  const html = sectionWith(SAMPLE, REAL);
  expect(html).not.toContain(LINE);
  expect(html).toContain("<span>Paphos (made up)</span>");
  expect(html).toMatch(/<span>Omodos, <time[^>]*>May 2026<\/time><\/span>/);
});

test("where all reviews are real, nothing is said of samples", () => {
  expect(sectionWith(REAL, REAL)).not.toContain("made up");
});

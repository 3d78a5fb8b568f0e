/** Mutations that the check accepts, because the value is optional or may be empty. */
export const SURVIVORS: readonly { readonly mutation: RegExp; readonly because: string }[] = [
  { mutation: /facts\[\d+\]\.rejected: an empty list$/, because: "a fact need not have a rejected reading" },
  { mutation: /rejected\[\d+\]\.figures: an empty list$/, because: "a reading may have no figure; its examples must still be found" },
  { mutation: /rejected\[\d+\]\.unless(?:\.[a-z]+)?: (?:an empty list|a missing field)$/, because: "exceptions are optional" },
  { mutation: /facts\[\d+\]\.spelled: a missing field$/, because: "only headlines need words, and the check names such a headline" },
  { mutation: /articles\[\d+\]\.related: an empty list$/, because: "an article may have no related pages" },
  { mutation: /articles\[\d+\]\.figures: (?:a missing field|an empty list)$/, because: "more pictures are a choice" },
  { mutation: /articles\.json {2}articles: an empty list$/, because: "a site without articles is complete" },
  { mutation: /van-areas\.json {2}areas\[\d+\]\.distance: a missing field$/, because: "the base itself has no distance" },
  {
    mutation: /map\.json {2}(?:places\[\d+\]\.(?:tall|wide\.deskOnly)|roads\[\d+\]\.wideOnly): a missing field$/,
    because: "which labels a map shows is a choice; a browser test finds labels that overlap",
  },
  { mutation: /approaches\[\d+\]\.roads: an empty list$/, because: "a walk has no road number" },
  { mutation: /socialScene: a missing field$/, because: "the hero picture replaces it" },
  { mutation: /formerly: an empty list$/, because: "a page may have no former address" },
  { mutation: /placeholders: an empty list$/, because: "nothing is left to supply" },
  { mutation: /legal\.json {2}questions: an empty list$/, because: "nothing is left to confirm" },
  { mutation: /(?:reviews|testimonials): an empty list$/, because: "samples can be removed before real customers have written" },
];

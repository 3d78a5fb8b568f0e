/** Mutations that the check accepts, because the value is optional or may be empty. */
export const SURVIVORS: readonly { readonly mutation: RegExp; readonly because: string }[] = [
  { mutation: /facts\[\d+\]\.rejected: an empty list$/, because: "a fact need not have a rejected reading" },
  { mutation: /rejected\[\d+\]\.figures: an empty list$/, because: "a reading may have no figure; its examples must still be found" },
  { mutation: /rejected\[\d+\]\.unless(?:\.[a-z]+)?: (?:an empty list|a missing field)$/, because: "exceptions are optional" },
  { mutation: /facts\[\d+\]\.spelled: a missing field$/, because: "only headlines need words, and the check names such a headline" },
  { mutation: /articles\/\S+ {2}related: an empty list$/, because: "an article may have no related pages" },
  { mutation: /sections\[\d+\]\.(?:fact|list|pull|figure): a missing field$/, because: "what a section has besides its text is a choice" },
  { mutation: /clauses\[\d+\]\.(?:body|list|link): a missing field$/, because: "what a clause has below its headline is a choice" },
  { mutation: /parts\[\d+\]\.brief: an empty list$/, because: "a part may have no figures at its head" },
  { mutation: /statistics\[\d+\]\.icon: a missing field$/, because: "most figures have no sign" },
  { mutation: /limits\[\d+\]\.sign: a missing field$/, because: "not every limit has a road sign" },
  { mutation: /van-areas\.json {2}areas\[\d+\]\.distance: a missing field$/, because: "the base itself has no distance" },
  {
    mutation: /map\.json {2}(?:places\[\d+\]\.(?:minutes|tall|wide\.deskOnly)|roads\[\d+\]\.wideOnly): a missing field$/,
    because: "which labels a map shows is a choice; a browser test finds labels that overlap",
  },
  { mutation: /approaches\[\d+\]\.roads: an empty list$/, because: "a walk has no road number" },
  { mutation: /socialScene: a missing field$/, because: "the hero picture replaces it" },
  { mutation: /formerly: an empty list$/, because: "a page may have no former address" },
  { mutation: /placeholders: an empty list$/, because: "nothing is left to supply" },
  { mutation: /legal\.json {2}questions: an empty list$/, because: "nothing is left to confirm" },
  { mutation: /(?:reviews|testimonials): an empty list$/, because: "samples can be removed before real customers have written" },
];

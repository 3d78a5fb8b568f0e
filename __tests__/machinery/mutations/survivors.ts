interface Survivor {
  readonly mutation: RegExp;
  readonly because: string;
}

/** Mutations that the check lets pass, each with the reason why it may. */
export const SURVIVORS: readonly Survivor[] = [
  { mutation: /facts\[\d+\]\.rejected: an empty list$/, because: "a fact need not have a reading that was rejected" },
  {
    mutation: /rejected\[\d+\]\.figures: an empty list$/,
    because: "a reading may be without a figure; its examples are still to be found",
  },
  {
    mutation: /rejected\[\d+\]\.unless(?:\.[a-z]+)?: (?:an empty list|a missing field)$/,
    because: "a reading need not have exceptions; that none is needed is what the gate's own tests show",
  },
  {
    mutation: /facts\[\d+\]\.spelled: a missing field$/,
    because: "a fact needs words only where a headline asks for them, and then the headline is named",
  },
  { mutation: /articles\[\d+\]\.related: an empty list$/, because: "an article may stand by itself" },
  { mutation: /articles\[\d+\]\.figures: (?:a missing field|an empty list)$/, because: "more pictures are a choice" },
  {
    mutation: /articles\.json {2}articles: an empty list$/,
    because: "a site without articles is complete; what still names one of them is reported there",
  },
  { mutation: /van-areas\.json {2}areas\[\d+\]\.distance: a missing field$/, because: "the base itself has no distance" },
  {
    mutation: /map\.json {2}(?:places\[\d+\]\.(?:tall|wide\.deskOnly)|roads\[\d+\]\.wideOnly): a missing field$/,
    because: "what need not stand on the small map or only on the large one is a choice; that no label overlaps is tested in the browser",
  },
  { mutation: /approaches\[\d+\]\.roads: an empty list$/, because: "a walk has no road number" },
  { mutation: /socialScene: a missing field$/, because: "the hero picture stands in" },
  { mutation: /formerly: an empty list$/, because: "a page need not have had another address" },
  { mutation: /placeholders: an empty list$/, because: "that is the aim: nothing is left to be supplied" },
  { mutation: /legal\.json {2}questions: an empty list$/, because: "that is the aim here too: nothing is left to be confirmed" },
  { mutation: /(?:reviews|testimonials): an empty list$/, because: "samples must be able to go before anybody real has written" },
];

/** Where the visitor's choice of a language is stored (requirement 2.6). */
export const LANGUAGE_KEY = "language";

/** Where it is stored that the visitor has dismissed the offer of another language. */
export const OFFER_KEY = "language-offer";

/** The attribute by which a link says that following it is a choice of a language. */
export const CHOICE_ATTRIBUTE = "data-language";

/** The attribute of a bar that offers a language. */
export const OFFER_ATTRIBUTE = "data-offer";

/** The custom property of the document that shows the bar of a language, with the value `block`. */
export const offerProperty = (language: string): string => `--offer-${language}`;

/** The attribute of the button that closes a bar; it names the bar’s language. */
export const DISMISS_ATTRIBUTE = "data-dismiss-offer";

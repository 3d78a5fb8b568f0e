/** The id of the end of the first words. */
export const FIRST_WORDS = "first-words";

/** Every language of the site, in the order in which the switcher shows them. The fixture site of the tests replaces this file. */
export const LANGUAGES = ["en", "el", "tr", "ru", "de"] as const;

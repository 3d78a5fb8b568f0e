/** Every language of the site, in the order in which the switcher shows them. */
export const LANGUAGES = ["en", "el", "tr", "ru", "de"] as const;

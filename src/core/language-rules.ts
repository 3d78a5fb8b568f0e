import type { Language } from "./languages";
import { rules as de } from "./languages/de";
import { rules as el } from "./languages/el";
import { rules as en } from "./languages/en";
import type { LanguageRules } from "./languages/language";
import { rules as ru } from "./languages/ru";
import { rules as tr } from "./languages/tr";

/** How texts are read in each language. Not for code that visitors load. */
export const LANGUAGE_RULES: Readonly<Record<Language, LanguageRules>> = { en, el, tr, ru, de };

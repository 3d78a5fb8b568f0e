/** A text as the pages of a language show it, made comparable; its form, below the collections; and its place, for people. */
export type Field = readonly [text: string, form: string, place: string];

/** The files in the folder of the page, in addition to one file of fields for each language. */
export const FIELDS_SCRIPT = "fields.js";
export const FIELDS_STYLES = "fields.css";

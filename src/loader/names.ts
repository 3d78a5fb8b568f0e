/*
 * Enumerations, because the maker of the loader writes their values in place, where a constant would stand twice.
 */

/** Elements outside the page's content. */
export enum LoaderId {
  /** The loader itself. */
  Loader = "loader",
  /** A `<data>` element whose value lists the addresses of the scripts, with blanks between. */
  Scripts = "scripts",
}

/** Attributes by which the document and the loader understand each other. */
export enum LoaderAttribute {
  /** Says of a button that it works without React: a press on it is not held back. */
  Native = "data-native",
  /** Says of a link that with scripts it does more than lead on: a press on it with a mouse is held back. */
  Enhanced = "data-enhanced",
  /** Says of the document that it will never be alive, for rules of style that show everything then. */
  Lifeless = "data-lifeless",
}

/** Events by which the scripts tell the loader that the waiting is over; they are sent to the window. */
export enum LoaderEvent {
  /** React has taken over, and its effects have run. */
  Alive = "alive",
  /** A script or the page's data cannot be fetched, or fails: the page stays as it is. */
  Lifeless = "lifeless",
}

declare global {
  interface WindowEventMap {
    readonly [LoaderEvent.Alive]: Event;
    readonly [LoaderEvent.Lifeless]: Event;
  }
}

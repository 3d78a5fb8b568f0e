/*
 * Enumerations, because the maker of the loader writes their values in place, where a constant would stand twice.
 */

/** Elements outside the page's content. */
export enum LoaderId {
  /** The policy of Trusted Types, which comes before all others. */
  Policy = "policy",
  /** The loader itself. */
  Loader = "loader",
  /** A `<data>` element whose value lists the addresses of the scripts, with blanks between. */
  Scripts = "js",
}

/** Attributes by which the document and the loader understand each other. */
export enum LoaderAttribute {
  /** Says of a button that it works without React: a press on it is not held back. */
  Native = "data-own",
  /** Says of a link that with scripts it does more than lead on: a press on it with a mouse is held back. */
  Enhanced = "data-more",
}

/** Keys of the body's `dataset`, which are shorter to set than attributes. */
export enum LoaderData {
  /** Says how the waiting ended, for rules of style that show everything where the page is not "alive": the attribute `data-life`. */
  Life = "life",
}

/** Events by which the scripts tell the loader that the waiting is over; they are sent to the window. */
export enum LoaderEvent {
  /** React has taken over, and its effects have run. */
  Alive = "alive",
  /** A script or the page's data cannot be fetched, or fails: the page stays as it is. */
  Lifeless = "dead",
}

declare global {
  interface WindowEventMap {
    readonly [LoaderEvent.Alive]: Event;
    readonly [LoaderEvent.Lifeless]: Event;
  }
}

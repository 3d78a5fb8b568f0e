/* Enumerations, because esbuild writes their values in place. */

/** Ids of elements outside the page's content. */
export enum LoaderId {
  /** The Trusted Types policy, which comes before all other scripts. */
  Policy = "policy",
  Loader = "loader",
  /** A `<data>` element whose value lists the addresses of the scripts, separated by spaces. */
  Scripts = "js",
}

/** Attributes of elements that the loader reads. */
export enum LoaderAttribute {
  /** On a button that works without React: the loader does not hold a press on it back. */
  Native = "data-own",
  /** On a link that does more with scripts: the loader holds a mouse's press on it back. */
  Enhanced = "data-more",
}

/** Keys of the body's `dataset`, which are shorter to set than attributes. */
export enum LoaderData {
  /** How the waiting ended, as the name of the event: styles show everything while the page is not hydrated. */
  Hydration = "hydration",
}

/** Events on the window that end the loader's waiting. */
export enum LoaderEvent {
  /** React has hydrated the page and run its effects. */
  Hydrated = "hydrated",
  /** A script or the page's data failed: the page stays static. */
  Failed = "failed",
}

declare global {
  interface WindowEventMap {
    readonly [LoaderEvent.Hydrated]: Event;
    readonly [LoaderEvent.Failed]: Event;
    /** On the document, when a page that the browser rendered ahead is shown. @source WICG, Prerendering Revamped */
    readonly prerenderingchange: Event;
  }

  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean;
  }

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection;
  }
}

/** A browser's connection; Safari and Firefox do not tell. @source WICG, Network Information API */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface WindowEventMap {
  /** React has hydrated the page and run its effects. */
  readonly hydrated: Event;
  /** A script or the page's data failed: the page stays as it was served. */
  readonly failed: Event;
  /** On the document, when a page that the browser rendered ahead is shown. @source WICG, Prerendering Revamped */
  readonly prerenderingchange: Event;
}

interface Document {
  /** Not in every browser. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Safari and Firefox do not tell. @source WICG, Network Information API */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

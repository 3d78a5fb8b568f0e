import { websocketManager } from "gatsby/dist/utils/websocket-manager";

/** An error as Gatsby's overlay for wrong queries reads it. */
interface OverlayError {
  readonly level: string;
  readonly code: string;
  readonly context: { readonly sourceMessage: string };
  readonly text: string;
}

/**
 * Shows an error over the pages in all browsers, until it is called again. Gatsby's overlay for wrong queries is the one that the server can
 * open and close.
 *
 * @param error `undefined` closes the overlay
 */
export function showInBrowsers(error: { readonly title: string; readonly text: string } | undefined): void {
  const errors: readonly OverlayError[] | null = error
    ? [{ level: "ERROR", code: "check", context: { sourceMessage: error.title }, text: error.text }]
    : null;
  // Gatsby types the errors as a text, but sends and expects a list.
  (websocketManager.emitError as (id: string, errors: unknown) => void)("check", errors);
}

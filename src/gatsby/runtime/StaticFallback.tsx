// For a fault that visitors met: when a component threw, React left a blank page.
import { Component, type ReactNode } from "react";

let servedPage: DocumentFragment | undefined;

/**
 * Keeps a copy of the page as the server sent it, without the busy states that the loader has set. The copy belongs to the document of a
 * template, which is never shown; a copy in the page's own document would fetch every picture.
 */
export function rememberServedPage(): void {
  const { content } = document.createElement("template");
  const page = document.getElementById("gatsby-focus-wrapper");
  content.append(...Array.from(page?.childNodes ?? [], (node) => content.ownerDocument.importNode(node, true)));
  content.querySelectorAll("[aria-busy]").forEach((pressed) => {
    pressed.removeAttribute("aria-busy");
  });
  servedPage = content;
}

/** Puts the copy into an element. By nodes and not by their HTML, because no text may become HTML on this site (`trusted-types.ts`). */
function restoreServedPage(place: HTMLElement | null): void {
  if (servedPage !== undefined) {
    place?.replaceChildren(servedPage);
  }
}

/** Shows the page as it was served when a component fails, where React by itself would leave a blank page. */
export class StaticFallback extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    window.dispatchEvent(new Event("failed"));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <div ref={restoreServedPage} style={{ display: "contents" }} /> : this.props.children;
  }
}

import { Component, type ReactNode } from "react";
import { LoaderEvent } from "./names";

interface StaticFallbackProps {
  /** The document's content as the server sent it. */
  readonly content: DocumentFragment;
  readonly children: ReactNode;
}

/** Restores the server's content when a component fails, where React by itself would leave a blank page. */
export class StaticFallback extends Component<StaticFallbackProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    window.dispatchEvent(new Event(LoaderEvent.Failed));
  }

  /** By nodes and not by their HTML, because no text may become HTML on this site (`src/publish/scripts/trusted-types.ts`). */
  private readonly fill = (place: HTMLElement | null): void => {
    place?.replaceChildren(this.props.content);
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <div ref={this.fill} style={{ display: "contents" }} /> : this.props.children;
  }
}

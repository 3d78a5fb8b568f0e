import { Component, type ReactNode } from "react";
import { LoaderEvent } from "../loader/names";

interface StaticFallbackProps {
  /** The document's content as the server sent it. */
  readonly html: string;
  readonly children: ReactNode;
}

/** Puts the content that the server sent back in its place when a script fails half-way: React by itself would leave a blank page. */
export class StaticFallback extends Component<StaticFallbackProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    window.dispatchEvent(new Event(LoaderEvent.Lifeless));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: this.props.html }} />
    ) : (
      this.props.children
    );
  }
}

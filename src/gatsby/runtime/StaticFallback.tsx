import { Component, type ReactNode } from "react";
import { LoaderEvent } from "../../publish/scripts/names";
import { restoreServedPage } from "./served-page";

/** Shows the page as it was served when a component fails, where React by itself would leave a blank page. */
export class StaticFallback extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    window.dispatchEvent(new Event(LoaderEvent.Failed));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <div ref={restoreServedPage} style={{ display: "contents" }} /> : this.props.children;
  }
}

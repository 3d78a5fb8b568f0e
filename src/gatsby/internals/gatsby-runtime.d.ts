/** What Gatsby makes for each site, as far as it is used here; the aliases stand in `src/gatsby/internals/on-create-webpack-config.ts`. */

declare module "$virtual/async-requires" {
  import type { ComponentType } from "react";

  /** The templates by the name of their chunk, each fetched when it is asked for. */
  export const components: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<Record<string, unknown>> }>>>;
}

declare module "$gatsby/api-runner-browser-plugins" {
  import type { ReactElement } from "react";

  interface BrowserPlugin {
    readonly plugin: {
      readonly wrapPageElement?: (
        page: { readonly element: ReactElement; readonly props: Readonly<Record<string, unknown>> },
        options: unknown,
      ) => ReactElement | undefined;
    };
    readonly options: unknown;
  }

  /** The plugins that do something in the browser, the site itself among them, in the order in which they are asked. */
  const plugins: readonly BrowserPlugin[];
  export default plugins;
}

declare module "$gatsby/route-announcer-props" {
  /** The attributes of the element that Gatsby prints after every page. */
  export const RouteAnnouncerProps: Readonly<Record<string, unknown>>;
}

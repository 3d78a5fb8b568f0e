/** Modules that Gatsby generates for each site, by the aliases of `on-create-webpack-config.ts`, and modules without types. */

declare module "$virtual/async-requires" {
  import type { ComponentType } from "react";

  /** The templates by the name of their chunk, each fetched on demand. */
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

  /** The browser plugins in order, the site itself included. */
  const plugins: readonly BrowserPlugin[];
  export default plugins;
}

declare module "$gatsby/route-announcer-props" {
  /** The attributes of the element that Gatsby prints after every page. */
  export const RouteAnnouncerProps: Readonly<Record<string, unknown>>;
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  /** Gatsby looks up the function that renders pictures here for every job. */
  const worker: { IMAGE_PROCESSING: (job: never) => Promise<unknown> };
  export default worker;
}

declare module "$react-i18next/I18nextProvider.js" {
  export { I18nextProvider } from "react-i18next";
}

declare module "$react-i18next/useTranslation.js" {
  export { useTranslation } from "react-i18next";
}

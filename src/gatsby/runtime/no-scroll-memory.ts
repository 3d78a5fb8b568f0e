import type { ReactNode } from "react";

/** What Gatsby imports of `gatsby-react-router-scroll`, in place of it: every link opens a document, and browsers scroll those themselves. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

export const useScrollRestoration = (): void => undefined;

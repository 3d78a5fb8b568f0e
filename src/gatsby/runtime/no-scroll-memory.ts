import type { ReactNode } from "react";

/** Replaces `gatsby-react-router-scroll`, which Gatsby imports: every link opens a new document, and browsers scroll that themselves. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

export const useScrollRestoration = (): void => undefined;

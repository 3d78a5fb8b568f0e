// For 1.4 kB of each page, and because the legal notice says what browsers store: Gatsby would add scroll positions.
import type { ReactNode } from "react";

/** Replaces `gatsby-react-router-scroll`, which Gatsby imports: every link opens a new document, and browsers scroll that themselves. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

export const useScrollRestoration = (): void => undefined;

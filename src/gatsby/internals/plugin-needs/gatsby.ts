/** The only part of the package `gatsby` that reaches a browser: the translation plugin asks for it, and there is no prefix. */
export const withPrefix = (path: string): string => path;

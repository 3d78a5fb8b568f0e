/** The only part of the package `gatsby` that reaches a browser: the translation plugin imports it, and the site has no prefix. */
export const withPrefix = (path: string): string => path;

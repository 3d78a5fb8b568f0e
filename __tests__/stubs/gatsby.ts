/** Gatsby takes queries out of the code that it builds. */
export const graphql = (): undefined => undefined;

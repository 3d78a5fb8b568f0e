import type { Store } from "gatsby";

/** The project's folder, from Gatsby's store. */
export function projectFolder(store: Store): string {
  // Gatsby types the method as a bare `Function`.
  const getState = store.getState as () => { readonly program: { readonly directory: string } };
  return getState().program.directory;
}

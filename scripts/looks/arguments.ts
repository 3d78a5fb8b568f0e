/**
 * Reads the arguments of `npm run looks`: a state to compare with, and paths of pages, which begin with a slash.
 *
 * @param isBuilt whether a folder holds a built site, which then is the state; else it is a Git reference
 * @throws when more than one state is named, or one that Git would take for an option
 */
export function wantedBy(args: readonly string[], isBuilt: (folder: string) => boolean) {
  const states = args.filter((arg) => isBuilt(arg) || !arg.startsWith("/"));
  const [state] = states;
  if (states.length > 1 || state?.startsWith("-") === true) {
    throw new Error(`Name one state and paths of pages, as in “npm run looks main /el”, not ${states.join(" and ")}.`);
  }
  return { state, isFolder: state !== undefined && isBuilt(state), paths: args.filter((arg) => arg !== state) };
}

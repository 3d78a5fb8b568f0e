/** Every script but structured data, and every link that fetches scripts or their data. */
const SCRIPTS =
  /<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>|<link[^>]*(?:rel="(?:modulepreload|prefetch)"|as="(?:script|fetch)")[^>]*>/g;

/** The same HTML without scripts; every other byte stays. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, "");

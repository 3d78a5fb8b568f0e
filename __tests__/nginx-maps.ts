/** A string of nginx's configuration without its quotation marks. */
const unquoted = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, "$1") : text);

/**
 * Reads the maps of a configuration as nginx does: the first regular expression that fits wins, and texts in variables are put in.
 *
 * @param configuration the content of `maps.conf`
 * @returns what a variable is for a path
 */
export function readMaps(configuration: string): (variable: string, path: string) => string {
  const texts = new Map(
    Array.from(
      configuration.matchAll(/^geo \$(\w+) \{ default ("(?:[^"\\]|\\.)*"); \}$/gm),
      ([, name = "", text = ""]) => [name, unquoted(text)] as const,
    ),
  );
  const maps = new Map(
    Array.from(configuration.matchAll(/^map \$\w+ \$(\w+) \{\n([^]*?)\n\}$/gm), ([, name = "", body = ""]) => [name, body] as const),
  );
  return (variable, path) => {
    const lines = (maps.get(variable) ?? "").split("\n").map((line) => {
      const [, key = "", value = ""] = /^ {4}("(?:[^"\\]|\\.)*"|default) (.*);$/.exec(line) ?? [];
      return { key: unquoted(key), value: unquoted(value) };
    });
    const found = lines.find(({ key }) => key === "default" || new RegExp(key.slice(1), "u").test(path));
    if (found === undefined) {
      throw new RangeError(`maps.conf has no map for $${variable}.`);
    }
    return found.value.replace(/\$\{(\w+)\}/g, (whole, name: string) => texts.get(name) ?? whole);
  };
}

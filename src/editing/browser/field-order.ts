/** As much of a field as says where it stands and what stands below it. */
export interface OrderedField {
  readonly name: string;
  readonly fields?: readonly OrderedField[];
}

/**
 * A file's content with its keys in the order of the form. Sveltia writes a list in a field of our own behind everything else.
 *
 * @param fields the fields of the object, or of every entry of the list
 */
export function inFieldOrder(content: unknown, fields: readonly OrderedField[]): unknown {
  if (Array.isArray(content)) {
    return content.map((entry) => inFieldOrder(entry, fields));
  }
  if (typeof content !== "object" || content === null) {
    return content;
  }
  const place = (key: string): number => {
    const index = fields.findIndex(({ name }) => name === key);
    return index < 0 ? fields.length : index;
  };
  const entries = Object.entries(content).sort(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, inFieldOrder(value, fields.find(({ name }) => name === key)?.fields ?? [])]),
  );
}

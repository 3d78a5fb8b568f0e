import type { ChangeEvent } from "react";

/** The array of an immutable list, which is what Sveltia passes. */
export function asArray(value: unknown): readonly unknown[] {
  const isImmutable = typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";
  const plain: unknown = isImmutable ? (value as { readonly toJS: () => unknown }).toJS() : value;
  return Array.isArray(plain) ? plain : [];
}

/** The field for the name of a page or an article: a text with the names of the last build as suggestions, because articles are added since. */
export const Named = window.createClass({
  render() {
    const { value, forID, classNameWrapper, field, onChange } = this.props;
    const input = window.h("input", {
      type: "text",
      id: forID,
      list: `${forID}-names`,
      className: classNameWrapper,
      "aria-labelledby": `${forID}-label`,
      value: typeof value === "string" ? value : "",
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onChange(target.value);
      },
    });
    const options = asArray(field.get("suggestions")).map((name) => window.h("option", { key: String(name), value: String(name) }));
    return window.h("div", null, input, window.h("datalist", { id: `${forID}-names` }, ...options));
  },
});

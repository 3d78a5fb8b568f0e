import type { ChangeEvent } from "react";
import type { ControlProps } from "./control";

/** The array of an immutable list, which is what Sveltia passes. */
function asArray(value: unknown): readonly unknown[] {
  const isImmutable = typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";
  const plain: unknown = isImmutable ? (value as { readonly toJS: () => unknown }).toJS() : value;
  return Array.isArray(plain) ? plain : [];
}

/** The known names: those of the last build, and the articles of the entry as it is being edited. */
function knownNames({ field, entry }: ControlProps): readonly string[] {
  const articles = asArray(entry?.getIn(["data", "articles"])).map((article) => (article as { readonly id?: unknown }).id);
  return [...new Set([...asArray(field.get("suggestions")), ...articles])].filter(
    (name): name is string => typeof name === "string" && name !== "",
  );
}

/** The field for the name of a page or an article: a text with suggestions, because the edit itself may add the article that it names. */
export const Named = window.createClass({
  isValid(value) {
    return typeof value !== "string" || value === "" || knownNames(this.props).includes(value)
      ? true
      : { error: { message: `There is no page or article called “${value}”.` } };
  },
  render() {
    const { value, forID, classNameWrapper, onChange } = this.props;
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
    const options = knownNames(this.props).map((name) => window.h("option", { key: name, value: name }));
    return window.h("div", null, input, window.h("datalist", { id: `${forID}-names` }, ...options));
  },
});

import type { ChangeEvent } from "react";
import type { ControlProps } from "./control";

/** An immutable list, as Sveltia hands lists over. */
interface List {
  readonly toJS: () => unknown;
}

const asArray = (value: unknown): readonly unknown[] => {
  const plain = typeof value === "object" && value !== null && "toJS" in value ? (value as List).toJS() : value;
  return Array.isArray(plain) ? plain : [];
};

/** The names that are known: those of the last build, and the articles of the entry as it is being edited. */
function knownNames({ field, entry }: ControlProps): readonly string[] {
  const articles = asArray(entry?.getIn(["data", "articles"])).map((article) => (article as { readonly id?: unknown }).id);
  return [...new Set([...asArray(field.get("suggestions")), ...articles])].filter(
    (name): name is string => typeof name === "string" && name !== "",
  );
}

/** The field for the name of a page or an article: a text with suggestions, as the very edit may add the article that it names. */
export const Named = window.createClass({
  isValid(value) {
    return typeof value !== "string" || value === "" || knownNames(this.props).includes(value)
      ? true
      : { error: { message: `There is no page or article called “${value}”.` } };
  },
  render() {
    const { value, forID, classNameWrapper, onChange } = this.props;
    const list = `${forID}-names`;
    return window.h(
      "div",
      null,
      window.h("input", {
        type: "text",
        id: forID,
        list,
        className: classNameWrapper,
        "aria-labelledby": `${forID}-label`,
        value: typeof value === "string" ? value : "",
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          onChange(target.value);
        },
      }),
      window.h("datalist", { id: list }, ...knownNames(this.props).map((name) => window.h("option", { key: name, value: name }))),
    );
  },
});

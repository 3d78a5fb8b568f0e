import type { ChangeEvent } from "react";
import type { ControlProps } from "./control";

/** The array of an immutable list, which is what Sveltia passes. */
export function asArray(value: unknown): readonly unknown[] {
  const isImmutable = typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";
  const plain: unknown = isImmutable ? (value as { readonly toJS: () => unknown }).toJS() : value;
  return Array.isArray(plain) ? plain : [];
}

/** The attributes of a control's input. */
export function inputOf({
  value,
  forID,
  classNameWrapper,
  onChange,
}: Pick<ControlProps, "value" | "forID" | "classNameWrapper" | "onChange">) {
  return {
    type: "text",
    id: forID,
    className: classNameWrapper,
    "aria-labelledby": `${forID}-label`,
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange(target.value);
    },
  };
}

/** The field for the name of a page or an article: a text with the names of the last build as suggestions, because articles are added since. */
export const Named = window.createClass({
  render() {
    const { forID, field } = this.props;
    const input = window.h("input", { ...inputOf(this.props), list: `${forID}-names` });
    const options = asArray(field.get("suggestions")).map((name) => window.h("option", { key: String(name), value: String(name) }));
    return window.h("div", null, input, window.h("datalist", { id: `${forID}-names` }, ...options));
  },
});

import type { ChangeEvent } from "react";

/** What a fact's value can be. */
const KINDS = { number: "Number", text: "Text", list: "List, one entry a line" } as const;

type Kind = keyof typeof KINDS;

interface State {
  /** The kind to use while the value is empty. */
  readonly kind: Kind;
}

const isKind = (value: string): value is Kind => value in KINDS;

function kindOf(value: unknown, whileEmpty: Kind): Kind {
  const isEmpty = value === "" || value === undefined || value === null;
  return isEmpty ? whileEmpty : Array.isArray(value) ? "list" : typeof value === "number" ? "number" : "text";
}

/** The text in which a value is edited. */
function asText(value: unknown): string {
  return Array.isArray(value) ? value.join("\n") : typeof value === "number" || typeof value === "string" ? String(value) : "";
}

/** A text as a value of a kind. A text that is not a number becomes null, which says that only the owner can tell. */
function asValue(text: string, kind: Kind): unknown {
  const number = text.trim() === "" ? NaN : Number(text);
  return { number: Number.isFinite(number) ? number : null, text, list: text.split("\n") }[kind];
}

/** The field for a fact's value, which stays a number, a text or a list until the editor chooses another kind. */
export const FactValue = window.createClass<State>({
  getInitialState: () => ({ kind: "number" }),
  render() {
    const { value, forID, classNameWrapper, onChange } = this.props;
    const kind = kindOf(value, this.state.kind);
    const text = asText(value);
    const options = {
      id: forID,
      className: classNameWrapper,
      "aria-labelledby": `${forID}-label`,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
        this.setState({ kind });
        onChange(asValue(target.value, kind));
      },
    };
    const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
      if (isKind(target.value)) {
        this.setState({ kind: target.value });
        onChange(asValue(text, target.value));
      }
    };
    const choices = Object.entries(KINDS).map(([name, label]) => window.h("option", { key: name, value: name }, label));
    return window.h(
      "div",
      { style: { display: "grid", gap: "8px" } },
      kind === "list"
        ? window.h("textarea", { ...options, rows: text.split("\n").length + 1 })
        : window.h("input", { ...options, ...(kind === "number" ? { type: "number", step: "any", min: 0 } : { type: "text" }) }),
      window.h("label", null, "Kind: ", window.h("select", { value: kind, onChange: choose }, ...choices)),
    );
  },
});

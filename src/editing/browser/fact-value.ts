import type { ChangeEvent } from "react";
import { inputOf } from "./named";

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
    const { value, onChange } = this.props;
    const kind = kindOf(value, this.state.kind);
    const text = asText(value);
    const type = (typed: unknown): void => {
      this.setState({ kind });
      onChange(asValue(String(typed), kind));
    };
    const input = inputOf({ ...this.props, value: text, onChange: type });
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
        ? window.h("textarea", { ...input, rows: text.split("\n").length + 1 })
        : window.h("input", { ...input, ...(kind === "number" ? { type: "number", step: "any", min: 0 } : {}) }),
      window.h("label", null, "Kind: ", window.h("select", { value: kind, onChange: choose }, ...choices)),
    );
  },
});

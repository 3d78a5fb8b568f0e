import type { ChangeEvent } from "react";

/** What a fact's value can be. */
const KINDS = { number: "Number", text: "Text", list: "List, one entry a line" } as const;

type Kind = keyof typeof KINDS;

interface State {
  /** The kind of a value that is empty and does not show it. */
  readonly kind: Kind;
}

const isKind = (value: string): value is Kind => value in KINDS;

function kindOf(value: unknown, whileEmpty: Kind): Kind {
  if (Array.isArray(value)) {
    return "list";
  }
  if (typeof value === "number") {
    return "number";
  }
  return value === "" || value === undefined || value === null ? whileEmpty : "text";
}

/** The text in which a value is edited. */
function written(value: unknown): string {
  return Array.isArray(value) ? value.join("\n") : typeof value === "number" || typeof value === "string" ? String(value) : "";
}

/** What a text means as a value of a kind; a number that is none is empty, which the form refuses. */
function read(text: string, kind: Kind): unknown {
  switch (kind) {
    case "number":
      return text.trim() === "" || !Number.isFinite(Number(text)) ? "" : Number(text);
    case "text":
      return text;
    case "list":
      return text.split("\n");
  }
}

/** The field for a fact's value, which stays a number, a text or a list until somebody chooses otherwise. */
export const FactValue = window.createClass<State>({
  getInitialState: () => ({ kind: "number" }),
  render() {
    const { value, forID, classNameWrapper, onChange } = this.props;
    const kind = kindOf(value, this.state.kind);
    const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
      if (isKind(target.value)) {
        this.setState({ kind: target.value });
        onChange(read(written(value), target.value));
      }
    };
    const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      this.setState({ kind });
      onChange(read(target.value, kind));
    };
    const options = {
      id: forID,
      className: classNameWrapper,
      "aria-labelledby": `${forID}-label`,
      value: written(value),
      onChange: change,
    };
    return window.h(
      "div",
      { style: { display: "grid", gap: "8px" } },
      kind === "list"
        ? window.h("textarea", { ...options, rows: written(value).split("\n").length + 1 })
        : window.h("input", { ...options, ...(kind === "number" ? { type: "number", step: "any", min: 0 } : { type: "text" }) }),
      window.h(
        "label",
        null,
        "Kind: ",
        window.h(
          "select",
          { value: kind, onChange: choose },
          ...Object.entries(KINDS).map(([name, label]) => window.h("option", { key: name, value: name }, label)),
        ),
      ),
    );
  },
});

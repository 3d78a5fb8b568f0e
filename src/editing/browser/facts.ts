import type { createElement } from "react";
import type { FactMentions } from "../editing";
import { asArray, inputOf } from "./named";

type Element = ReturnType<typeof createElement>;

/** A fact as the form has it now. */
interface EditedFact {
  readonly id?: string;
  readonly scope?: string;
  readonly value?: unknown;
  readonly unit?: string;
}

/** Sveltia draws an entry once it is in view. */
const DRAWN = 200;

/** Brings an entry of the list of facts into view, and unfolds it. */
function openFact(index: number): void {
  const entry = document.querySelector('[data-key-path="facts"] [id^="list-"][id$="-item-list"]')?.children[index];
  entry?.scrollIntoView();
  setTimeout(() => entry?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click(), DRAWN);
}

/** Where a fact is shown: the sentences that name it, each leading to its form, and the pages. */
function mentionsList({ sentences, pages }: FactMentions[string]): Element {
  const lines = sentences.map(({ text, form }, index) =>
    window.h("li", { key: index }, text, " (", window.h("a", { href: `#/collections/${form}` }, form.replace("/entries", "")), ")"),
  );
  return window.h(
    "details",
    null,
    window.h(
      "summary",
      null,
      `Sentences that name it: ${String(sentences.length)}. Pages that showed it at the last build: ${String(pages.length)}`,
    ),
    window.h("ul", null, ...lines, window.h("li", null, `Pages: ${pages.join(", ") || "none"}`)),
  );
}

/** The field for a fact's name, with the sentences that name it. */
export const factName = (mentions: FactMentions) =>
  window.createClass({
    render() {
      const { value } = this.props;
      const known = typeof value === "string" ? mentions[value] : undefined;
      const input = window.h("input", inputOf(this.props));
      return window.h("div", null, input, known === undefined ? null : mentionsList(known));
    },
  });

/** The search above the list of facts: part of a name or a value leads to the entry. It holds no value of the file. */
export const factSearch = (mentions: FactMentions) =>
  window.createClass<{ readonly wanted: string }>({
    getInitialState: () => ({ wanted: "" }),
    render() {
      const { entry } = this.props;
      const { wanted } = this.state;
      const found = asArray(entry?.getIn(["data", "facts"]))
        .map((fact, index) => ({ ...(fact as EditedFact), index }))
        .filter(({ id = "", value, unit = "" }) => `${id} ${String(value)} ${unit}`.toLowerCase().includes(wanted.trim().toLowerCase()));
      const scopes = [...new Set(found.map(({ scope = "" }) => scope))];
      const row = ({ id = "", value, unit = "", index }: (typeof found)[number]): Element =>
        window.h(
          "li",
          { key: index },
          window.h("button", { type: "button", onClick: openFact.bind(null, index) }, `${id} · ${String(value)} · ${unit}`),
          mentions[id] === undefined ? null : mentionsList(mentions[id]),
        );
      const groups = scopes.map((scope) =>
        window.h(
          "section",
          { key: scope, style: { marginBlockStart: "16px" } },
          window.h("h4", null, scope),
          window.h("ul", null, ...found.filter((fact) => fact.scope === scope).map(row)),
        ),
      );
      const onChange = (value: unknown): void => {
        this.setState({ wanted: String(value) });
      };
      const input = window.h("input", { ...inputOf({ ...this.props, value: wanted, onChange }), type: "search" });
      return window.h("div", null, input, ...(wanted.trim() === "" ? [] : groups));
    },
  });

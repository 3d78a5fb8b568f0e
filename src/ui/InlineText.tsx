import { Fragment } from "react";

/** `**strong**` or `[label](address)`, with an address of this site: whatever a text holds, none of its links runs code or leads away. */
const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^[\]]+)\]\((?<href>\/(?![\\/])[^[\]()]*)\)/g;

/** A sentence whose links and emphasis are written as in Markdown. The addresses were filled in at build time. */
export function InlineText({ children }: { readonly children: string }) {
  const parts: React.ReactNode[] = [];
  let position = 0;
  for (const match of children.matchAll(MARK)) {
    parts.push(children.slice(position, match.index));
    const { strong, label, href } = match.groups ?? {};
    parts.push(strong === undefined ? <a href={href}>{label}</a> : <strong>{strong}</strong>);
    position = match.index + match[0].length;
  }
  parts.push(children.slice(position));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export function Paragraphs({ children }: { readonly children: readonly string[] }) {
  return children.map((paragraph) => (
    <p key={paragraph}>
      <InlineText>{paragraph}</InlineText>
    </p>
  ));
}

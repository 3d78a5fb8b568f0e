import type { HeadTag } from "./head-tags";

/** React's spelling of the two attributes that it does not take as HTML writes them. */
function reactAttributes({ crossorigin, hreflang, ...attributes }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    ...attributes,
    ...(crossorigin === undefined ? {} : { crossOrigin: crossorigin }),
    ...(hreflang === undefined ? {} : { hrefLang: hreflang }),
  };
}

/** Prints elements of a head. */
export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map(({ tag: Tag, attributes, text }) =>
    text === undefined ? <Tag key={JSON.stringify(attributes)} {...reactAttributes(attributes)} /> : <Tag key="title">{text}</Tag>,
  );
}

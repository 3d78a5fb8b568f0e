import { graphql } from "gatsby";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { Card } from "../../ui/Card";
import { LabelledLines } from "./LabelledLines";

/** The answers that readers come for, and the number to call. */
export function InShort({ id, lines }: Queries.InShortFragment) {
  return (
    <Card tint="sun">
      <LabelledLines id={id} lines={lines} />
      <PhoneLink line="local" hasIcon />
    </Card>
  );
}

export const query = graphql`
  fragment InShort on ArticleInShort {
    id
    lines {
      ...LabelledLine
    }
  }
`;

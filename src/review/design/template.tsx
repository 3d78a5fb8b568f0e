import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ReviewHead } from "../../head/PageHead";
import { Band } from "../../ui/Band";
import { Chapter } from "./Chapter";
import { Tokens } from "./Tokens";
import { CONTENTS, picturesChapter } from "./contents";
import { CONTROLS } from "./controls";
import type { DesignPageContext } from "./system/create-design-page";

export default function DesignPage({ data, pageContext: { design } }: PageProps<Queries.DesignPageQuery, DesignPageContext>) {
  return (
    <>
      <Band>
        <h1 id="title">Design system</h1>
        <p>
          Tokens, type, icons and every part of this site in all its states, in local builds and previews only. The build forces hover,
          focus and press by the parts’ own rules; with live editing (npm run develop) hover, tab and press yourself.
        </p>
      </Band>
      <Tokens design={design} />
      {[...CONTROLS, ...CONTENTS, picturesChapter(data.hero)].map((chapter) => (
        <Chapter key={chapter.id} {...chapter} />
      ))}
    </>
  );
}

export const Head: HeadFC = () => <ReviewHead title="Design system" />;

export const query = graphql`
  query DesignPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ReviewHead } from "../../head/ReviewHead";
import { Band } from "../../ui/Band";
import { Breadcrumbs, Buttons, Dialogs, Links, Menus, Motion, Questions } from "./Controls";
import { Mark, Pictures } from "./Pictures";
import { Lists, Ratings, SectionHeads, StepRows, Tables } from "./Texts";
import { Icons, Palette, Roles, TypeScale } from "./Tokens";
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
      <Palette palette={design.palette} />
      <Roles roles={design.roles} />
      <TypeScale steps={design.steps} samples={design.samples} />
      <Icons icons={design.icons} />
      <Buttons />
      <Links />
      <Breadcrumbs />
      <SectionHeads />
      <Lists />
      <StepRows />
      <Tables />
      <Questions />
      <Menus />
      <Dialogs />
      <Pictures picture={data.hero} />
      <Mark />
      <Ratings />
      <Motion />
    </>
  );
}

export const Head: HeadFC = () => <ReviewHead title="Design system" />;

export const query = graphql`
  query DesignPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

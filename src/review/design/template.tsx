import { type HeadFC, type PageProps, graphql } from "gatsby";
import { Breadcrumbs } from "./Breadcrumbs";
import { Buttons } from "./Buttons";
import { Dialogs } from "./Dialogs";
import { Grounds } from "./Grounds";
import { Icons } from "./Icons";
import { Links } from "./Links";
import { Lists } from "./Lists";
import { Mark } from "./Mark";
import { Menus } from "./Menus";
import { Motion } from "./Motion";
import { Opening } from "./Opening";
import { Palette } from "./Palette";
import { Pictures } from "./Pictures";
import { Questions } from "./Questions";
import { Ratings } from "./Ratings";
import { Roles } from "./Roles";
import { SectionHeads } from "./SectionHeads";
import { StepRows } from "./StepRows";
import { Tables } from "./Tables";
import { TypeScale } from "./TypeScale";
import { ReviewHead } from "../../head/ReviewHead";
import type { DesignPageContext } from "../../core/routes/design-page";

export default function DesignPage({ data, pageContext: { design } }: PageProps<Queries.DesignPageQuery, DesignPageContext>) {
  const { palette, roles, steps, icons } = design;
  return (
    <>
      <Opening palette={palette} />
      <Palette palette={palette} />
      <Roles roles={roles} />
      <TypeScale steps={steps} />
      <Icons icons={icons} />
      <Grounds />
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

import { type HeadFC, type PageProps, graphql } from "gatsby";
import { Breadcrumbs } from "../design/Breadcrumbs";
import { Buttons } from "../design/Buttons";
import { Dialogs } from "../design/Dialogs";
import { Grounds } from "../design/Grounds";
import { Icons } from "../design/Icons";
import { Links } from "../design/Links";
import { Lists } from "../design/Lists";
import { Mark } from "../design/Mark";
import { Menus } from "../design/Menus";
import { Motion } from "../design/Motion";
import { Opening } from "../design/Opening";
import { Palette } from "../design/Palette";
import { Pictures } from "../design/Pictures";
import { Questions } from "../design/Questions";
import { Ratings } from "../design/Ratings";
import { Roles } from "../design/Roles";
import { SectionHeads } from "../design/SectionHeads";
import { StepRows } from "../design/StepRows";
import { Tables } from "../design/Tables";
import { TypeScale } from "../design/TypeScale";
import { ReviewHead } from "../seo/ReviewHead";
import type { DesignPageContext } from "../site/design-page";

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

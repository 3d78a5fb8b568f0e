import type { GatsbyNode } from "gatsby";

/** Explicit types: inferred ones are nullable, and would fill every component with `?.`. */
const TYPE_DEFINITIONS = `
  type Site implements Node {
    siteMetadata: SiteMetadata!
  }
  type SiteMetadata {
    siteUrl: String!
    isForSearchEngines: Boolean!
    hasSampleContent: Boolean!
  }

  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String!
  }

  type LocaleFile implements Node @dontInfer {
    id: ID!
  }

  type Fact implements Node @dontInfer {
    factId: String!
    unit: String!
    value: JSON!
    spelled: JSON
  }

  type Picture implements Node @dontInfer {
    pictureId: String!
    focusSmall: String!
    focusLarge: String!
    file: File! @fileByRelativePath
  }

  type Article implements Node @dontInfer {
    articleId: String!
    author: String!
    published: Date! @dateformat
    modified: Date! @dateformat
    picture: Picture! @link(by: "pictureId")
    slugs: JSON!
    related: [String!]!
    figures: [ArticleFigure!]
  }
  type ArticleFigure @dontInfer {
    section: String!
    picture: Picture! @link(by: "pictureId")
  }

  type StoryPlace implements Node @dontInfer {
    storyId: String!
    previous: String
    next: String
  }

  type SvgSize {
    width: Float!
    height: Float!
  }

  type ArticleCard {
    id: String!
    title: String!
    summary: String!
    label: String!
    author: String
    published: String
    url: String!
    image: Picture!
  }

  type FleetJson implements Node @dontInfer {
    vehicles: [Vehicle!]!
  }
  type Vehicle @dontInfer {
    id: String!
    name: String!
    cutout: File! @fileByRelativePath
    seats: Int!
    bags: Int!
    gearbox: String!
    airConditioning: Boolean!
  }

  type VansJson implements Node @dontInfer {
    vans: [Van!]!
  }
  type Van @dontInfer {
    id: String!
    cutout: File! @fileByRelativePath
    availability: String!
  }

  type VanAreasJson implements Node @dontInfer {
    areas: [VanArea!]!
  }
  type VanArea @dontInfer {
    id: String!
    distance: String
  }

  type ApproachesJson implements Node @dontInfer {
    approaches: [Approach!]!
  }
  type Approach @dontInfer {
    id: String!
    icon: String!
    duration: String!
    roads: [String!]!
  }

  type ReviewsJson implements Node @dontInfer {
    reviews: [Review!]!
  }
  type Review @dontInfer {
    id: String!
    author: String!
    rating: Int!
    date: String!
    source: String
    profilePhoto: File! @fileByRelativePath
    shownIn: String!
    sample: Boolean!
  }

  type TestimonialsJson implements Node @dontInfer {
    testimonials: [Testimonial!]!
  }
  type Testimonial @dontInfer {
    id: String!
    name: String!
    image: File! @fileByRelativePath
    sample: Boolean!
  }

  type FaqJson implements Node @dontInfer {
    groups: JSON!
  }

  type ReasonsJson implements Node @dontInfer {
    reasons: [Reason!]!
  }
  type Reason @dontInfer {
    id: String!
    icon: String!
  }

  type TermsJson implements Node @dontInfer {
    parts: [TermsPart!]!
    fees: [Fee!]!
  }
  type TermsPart @dontInfer {
    id: String!
    brief: [String!]!
    clauses: [String!]!
  }
  type Fee @dontInfer {
    id: String!
    scope: String!
    facts: [String!]!
    vat: String!
  }

  type LegalJson implements Node @dontInfer {
    parts: [LegalPart!]!
    dataProtectionUrl: String!
  }
  type LegalPart @dontInfer {
    id: String!
    clauses: [String!]!
  }

  type MapJson implements Node @dontInfer {
    places: [MapPlace!]!
    roads: [MapRoad!]!
  }
  type MapPlace @dontInfer {
    id: String!
    x: Float!
    y: Float!
    wide: MapLabel!
    tall: MapLabel
  }
  type MapLabel @dontInfer {
    side: String!
    ground: String!
    deskOnly: Boolean
  }
  type MapRoad @dontInfer {
    name: String!
    x: Float!
    y: Float!
    wideOnly: Boolean
    path: String!
  }

  type PagesJson implements Node @dontInfer {
    pages: JSON!
  }
  type ArticlesJson implements Node @dontInfer {
    cards: [String!]!
  }
  type BusinessJson implements Node @dontInfer {
    brand: String!
    slug: String!
  }
  type FactsJson implements Node @dontInfer {
    id: ID!
  }
  type GlossaryJson implements Node @dontInfer {
    id: ID!
  }
  type LanguagesJson implements Node @dontInfer {
    id: ID!
  }
  type PicturesJson implements Node @dontInfer {
    id: ID!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};

import { graphql } from "gatsby";

/** What every page asks for: the strings of its namespaces, the site's address, and its hero picture. */
export const query = graphql`
  fragment HeroPicture on Picture {
    alt(language: $language)
    focusSmall
    focusLarge
    phone
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [960, 1340, 1800], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
      }
    }
  }
  fragment Page on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
        isForSearchEngines
        hasSampleContent
      }
    }
    ...Hours
    socialScene: picture(pictureId: { eq: $socialScene }) {
      alt(language: $language)
    }
    hero: picture(pictureId: { eq: $picture }) {
      ...HeroPicture
    }
  }
`;

import { graphql } from "gatsby";

/** What every page asks for: its texts, the site's address, who the business is, where the menus lead, its hero picture, and the one for social networks. */
export const query = graphql`
  fragment HeroPicture on Picture {
    alt(language: $language)
    focusSmall
    focusLarge
    phone
    nightPhone: phone(atNight: true)
    file {
      childImageSharp {
        gatsbyImageData(width: 1800, breakpoints: [1340, 1800])
      }
    }
    # Fewer edges can be seen at night, so one width is enough.
    night {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [1600], placeholder: NONE)
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
    business: businessJson {
      brand
      email
      reservationsUrl
      phones {
        local
        uk
        chat
        directions
      }
      places {
        office {
          latitude
          longitude
        }
        parking {
          latitude
          longitude
        }
        vanBase {
          latitude
          longitude
        }
      }
      postalCodes {
        office
        vanBase
      }
      googleReviewsUrl
      legal {
        name
        address
        register
        registrationNumber
        vatNumber
        authority
        licence
        host
      }
      placeholders
    }
    menus: pagesJson {
      navigation
      service
      help
      footer
      bottom
    }
    opens: fact(factId: { eq: "officeOpens" }) {
      value
    }
    closes: fact(factId: { eq: "officeCloses" }) {
      value
    }
    handoverOpens: fact(factId: { eq: "carHandoverOpens" }) {
      value
    }
    handoverCloses: fact(factId: { eq: "carHandoverCloses" }) {
      value
    }
    ...Notice
    socialScene: picture(pictureId: { eq: $socialScene }) {
      alt(language: $language)
      file {
        childImageSharp {
          resize(width: 1200, height: 630, toFormat: JPG, jpegQuality: 80, jpegProgressive: true) {
            src
            width
            height
          }
        }
      }
    }
    hero: picture(pictureId: { eq: $picture }) {
      ...HeroPicture
    }
  }
`;

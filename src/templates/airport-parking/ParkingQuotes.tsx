import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Speaker } from "../../ui/Speaker";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./ParkingQuotes.module.css";

export function ParkingQuotes({ data: { testimonialsJson } }: { readonly data: Queries.ParkingQuotesFragment }) {
  const { t } = useTranslation("airport-parking");
  const { t: common } = useTranslation("common");
  const { testimonials } = required(testimonialsJson, "data/testimonials.json");
  if (testimonials.length === 0) {
    return null;
  }
  return (
    <Band tone="warm">
      <SectionHead id="quotes" title={t("quotes.title")} />
      <Grid as="ul" min={22}>
        {testimonials.map(({ id, name, text: quote, role, image, sample }) => {
          const photo = image.childImageSharp?.gatsbyImageData.images.fallback;
          return (
            <Card key={id} as="li" className={styles.quote}>
              <blockquote>{quote}</blockquote>
              <Speaker photo={photo} name={name}>
                <span>
                  {role}
                  {sample ? ` (${common("sample.mark")})` : null}
                </span>
              </Speaker>
            </Card>
          );
        })}
      </Grid>
    </Band>
  );
}

export const query = graphql`
  fragment ParkingQuotes on Query {
    testimonialsJson {
      testimonials {
        id
        name(language: $language)
        text(language: $language)
        role(language: $language)
        sample
        image {
          childImageSharp {
            gatsbyImageData(width: 52, height: 52, formats: [WEBP], placeholder: NONE)
          }
        }
      }
    }
  }
`;

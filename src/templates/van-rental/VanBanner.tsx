import { graphql } from "gatsby";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { ButtonLink } from "../../ui/Button";
import { Banner } from "../../blocks/Banner/Banner";

export function VanBanner({ data: { bannerVans } }: { readonly data: Queries.VanBannerFragment }) {
  const { text } = useTexts("van-rental");
  const common = useTexts("common");
  const localPath = useLocalPath();
  const cutout = bannerVans?.vans.find(({ id }) => id === "large-panel-van")?.cutout;
  return (
    <Banner
      id="overpay"
      title={text("banner.title")}
      text={text("banner.text")}
      {...(cutout?.publicURL && cutout.svgSize ? { picture: { src: cutout.publicURL, ...cutout.svgSize } } : {})}
    >
      <CallButton variant="dark">{common.text("actions.callForQuotes")}</CallButton>
      <ButtonLink variant="quiet" href={localPath("booking-terms", "van")}>
        {common.text("actions.readVanTerms")}
      </ButtonLink>
    </Banner>
  );
}

export const query = graphql`
  fragment VanBanner on Query {
    bannerVans: vansJson {
      vans {
        id
        cutout {
          publicURL
          svgSize {
            width
            height
          }
        }
      }
    }
  }
`;

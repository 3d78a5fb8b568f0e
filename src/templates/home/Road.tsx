import { clsx } from "clsx";
import { graphql } from "gatsby";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import * as styles from "./Road.module.css";

/** A picture as wide as the window, so that cards do not follow cards. Phones have no room for it. */
export function Road({ data }: { readonly data: Queries.RoadFragment }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { localPath } = usePage();
  return (
    <div className={clsx("screen-only", styles.road)}>
      <ContentPicture picture={data.road} alt="" sizes="100vw" focusLarge="50% 92%" />
      <div className="wrap">
        <Card>
          <h2>{t("road.title")}</h2>
          <ButtonLink variant="quiet" href={localPath("explore-cyprus")} icon="arrow-right">
            {common("nav.explore-cyprus")}
          </ButtonLink>
        </Card>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Road on Query {
    road: picture(pictureId: { eq: "why-renting-car-best-explore-cyprus" }) {
      ...HeroPicture
    }
  }
`;

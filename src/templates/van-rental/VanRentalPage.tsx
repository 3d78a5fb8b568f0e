import { type PageProps, graphql } from "gatsby";
import { BookButton, CallOrMessage } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Questions } from "../../blocks/Faq/Questions";
import { Hours } from "../../blocks/Hours/Hours";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { Hero } from "../../blocks/Hero/Hero";
import { OpenNow } from "../../blocks/OpenNow/OpenNow";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import { VanAreas } from "./VanAreas";
import { VanProducts } from "./VanProducts";

export { PageHead as Head } from "../../head/PageHead";

export default function VanRentalPage({ data }: PageProps<Queries.VanRentalPageQuery>) {
  const { t } = useTranslation("van-rental");
  const { t: common } = useTranslation("common");
  const { localPath } = usePage();
  return (
    <>
      <Hero variants={["whole"]} picture={data.hero} title={t("hero.title")} lead={t("hero.lead")}>
        <Actions>
          <CallOrMessage variant="book" isBrief>
            {common("actions.callForQuotes")}
          </CallOrMessage>
          <BookButton label="bookVan" variant="quiet" />
        </Actions>
        <OpenNow />
        <p className="small">{t("hero.booking")}</p>
      </Hero>
      <VanProducts data={data} />
      <Band>
        <SectionHead id="why" title={t("why.title")} lead={t("why.lead")} />
        <ReasonList reasons={required(data.reasonsJson, "data/reasons.json").vans} />
      </Band>
      <VanAreas data={data} />
      <Band>
        <SectionHead id="process" title={t("process.title")} />
        <Steps steps={required(data.stepsJson, "data/steps.json").vans} />
      </Band>
      <Hours of="van" vanHours={required(data.vansJson, "data/vans.json").hours[0]?.text} />
      <TwoColumns tone="warm">
        <Questions group="van" questions={required(data.faqJson, "data/faq.json").van} title={t("faq.title")} />
        <MessageUs />
      </TwoColumns>
      <Banner id="overpay" title={t("banner.title")} text={t("banner.text")} picture={data.van} note={<OpenNow />}>
        <CallOrMessage variant="book" isBrief>
          {common("actions.callForQuotes")}
        </CallOrMessage>
        <ButtonLink variant="quiet" href={localPath("booking-terms", "van")}>
          {common("actions.readVanTerms")}
        </ButtonLink>
      </Banner>
    </>
  );
}

export const query = graphql`
  query VanRentalPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    reasonsJson {
      vans {
        ...Reason
      }
    }
    stepsJson {
      vans {
        title(language: $language)
        text(language: $language)
      }
    }
    ...VanProducts
    vansJson {
      hours {
        text(language: $language)
      }
    }
    van: file(relativePath: { eq: "vehicles/large-panel-van.svg" }) {
      ...DrawingFile
    }
    ...VanAreas
    faqJson {
      van {
        ...Question
      }
    }
  }
`;

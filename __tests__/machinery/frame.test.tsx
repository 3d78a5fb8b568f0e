/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import { I18nextProvider, initReactI18next } from "react-i18next";
import common from "../../locales/en/common.json";
import { Frame } from "../../src/layout/Frame";
import { HOME_PAGE } from "../home-page";

const HOURS = { office: { opens: "09:00", closes: "18:00" }, handover: { opens: "08:00", closes: "20:00" } };

async function frame(hasSampleContent: boolean): Promise<void> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: "en", resources: { en: { common } } });
  render(
    <I18nextProvider i18n={i18n}>
      <Frame page={HOME_PAGE} hours={HOURS} hasSampleContent={hasSampleContent} siteUrl="https://site.example">
        <h1>Headline</h1>
      </Frame>
    </I18nextProvider>,
  );
}

test("a page with samples says so in a landmark before the banner", async () => {
  await frame(true);
  const ribbon = screen.getByRole("complementary", { name: common.preview.label });
  expect(ribbon).toHaveTextContent(common.preview.sample);
  expect(ribbon.compareDocumentPosition(screen.getByRole("banner"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a page without samples does not mention them", async () => {
  await frame(false);
  expect(screen.getByRole("heading", { name: "Headline" })).toBeInTheDocument();
  expect(screen.queryByText(common.preview.sample)).not.toBeInTheDocument();
});

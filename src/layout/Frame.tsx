import type { ReactNode } from "react";
import { PageProvider } from "../i18n/page";
import { useTexts } from "../i18n/texts";
import type { PageContext } from "../core/routes/page-context";
import { Chat } from "./Chat";
import { Footer } from "./Footer";
import * as styles from "./Frame.module.css";
import { Header } from "./Header";
import { LanguageBar } from "./LanguageBar";
import { Letterhead } from "./Letterhead";
import type { BusinessHours } from "./OpenNow";
import { SampleRibbon } from "./SampleRibbon";

const CONTENT_ID = "content";

interface FrameProps {
  readonly page: PageContext;
  readonly hours: BusinessHours;
  readonly hasSampleContent: boolean;
  readonly siteUrl: string;
  readonly children: ReactNode;
}

function SkipLink() {
  const { text } = useTexts("common");
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {text("site.skip")}
    </a>
  );
}

export function Frame({ page, hours, hasSampleContent, siteUrl, children }: FrameProps) {
  return (
    <PageProvider value={page}>
      <SkipLink />
      {hasSampleContent && <SampleRibbon />}
      <LanguageBar />
      <Header />
      <Letterhead siteUrl={siteUrl} />
      <main id={CONTENT_ID} className={styles.content}>
        {children}
      </main>
      <Footer hours={hours} />
      <Chat />
    </PageProvider>
  );
}

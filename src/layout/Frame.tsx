import { type ReactNode, useMemo } from "react";
import { PageProvider, readPage } from "../i18n/page";
import { useTexts } from "../i18n/texts";
import { formatTelephone } from "../business/business";
import type { PageContext } from "../i18n/routes/page-context";
import { ButtonLink } from "../ui/Button";
import { Chat } from "./Chat";
import { Footer } from "./Footer";
import * as styles from "./Frame.module.css";
import { Header } from "./Header";
import { LanguageBar } from "./Languages";
import { Notice } from "./Notice";

interface FrameProps {
  readonly context: PageContext;
  readonly data: Queries.PageFragment;
  readonly children: ReactNode;
}

function FramedPage({ data, children }: Omit<FrameProps, "context">) {
  const { text, language, paths, business, siteUrl, hasSampleContent } = useTexts("common");
  return (
    <>
      <ButtonLink variant="book" className={`visually-hidden ${styles.skip}`} href="#content">
        {text("site.skip")}
      </ButtonLink>
      {hasSampleContent ? (
        <aside className={styles.ribbon} aria-label={text("preview.label")}>
          {text("preview.sample")}
        </aside>
      ) : null}
      <Notice data={data} />
      <LanguageBar />
      <Header />
      {/* On paper only. */}
      <p className={styles.letterhead}>
        <b>{business.brand}</b>
        {` ${[text("site.locatedAt"), formatTelephone(business.phones.local), business.email, siteUrl + paths[language]].join(" · ")}`}
      </p>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <Footer />
      <Chat />
    </>
  );
}

/** Header, footer and chat around a page, and what all of them know of it. */
export function Frame({ context, ...props }: FrameProps) {
  const page = useMemo(() => readPage(props.data, context), [props.data, context]);
  return (
    <PageProvider value={page}>
      <FramedPage {...props} />
    </PageProvider>
  );
}

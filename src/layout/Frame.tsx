import { clsx } from "clsx";
import { type ReactNode, useMemo } from "react";
import { PageProvider, readPage, usePage } from "../page/page";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation("common");
  const { language, paths, business, siteUrl, hasSampleContent } = usePage();
  return (
    <>
      <ButtonLink variant="book" className={clsx("visually-hidden", styles.skip)} href="#content">
        {t("site.skip")}
      </ButtonLink>
      {hasSampleContent ? (
        <aside className={styles.ribbon} aria-label={t("preview.label")}>
          {t("preview.sample")}
        </aside>
      ) : null}
      <Notice data={data} />
      <LanguageBar />
      <Header />
      {/* On paper only. */}
      <p className={styles.letterhead}>
        <b>{business.brand}</b>
        {` ${[t("site.locatedAt"), formatTelephone(business.phones.local), business.email, siteUrl + paths[language]].join(" · ")}`}
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

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContext } from "../src/i18n/routes/page-context";
import { PageProvider, readPage } from "../src/i18n/page";
import { pageData } from "./home-page";

/** The HTML of a part of a page, with the texts of the page's namespaces. */
export function rendered(part: ReactNode, context: PageContext, texts: Readonly<Record<string, object>>): string {
  return renderToStaticMarkup(<PageProvider value={readPage(pageData(texts), context)}>{part}</PageProvider>);
}

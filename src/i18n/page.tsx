import { type ReactNode, createContext, useContext } from "react";
import type { PageContext } from "../core/routes/page-context";

const CurrentPage = createContext<PageContext | null>(null);

interface PageProviderProps {
  readonly page: PageContext;
  readonly children: ReactNode;
}

export function PageProvider({ page, children }: PageProviderProps) {
  return <CurrentPage.Provider value={page}>{children}</CurrentPage.Provider>;
}

/**
 * The page that is shown.
 *
 * @throws outside a `PageProvider`
 */
export function usePage(): PageContext {
  const page = useContext(CurrentPage);
  if (page === null) {
    throw new Error("usePage needs a PageProvider above it.");
  }
  return page;
}

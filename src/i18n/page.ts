import { createContext, useContext } from "react";
import type { PageContext } from "../core/routes/page-context";

const CurrentPage = createContext<PageContext | null>(null);

export const PageProvider = CurrentPage.Provider;

/** @throws Error outside a `PageProvider` */
export function usePage(): PageContext {
  const page = useContext(CurrentPage);
  if (page === null) {
    throw new Error("usePage needs a PageProvider above it.");
  }
  return page;
}

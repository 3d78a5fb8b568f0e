import { createContext, useContext } from "react";
import type { PageContext } from "../core/routes/page-context";
import { required } from "../core/required";

const CurrentPage = createContext<PageContext | null>(null);

export const PageProvider = CurrentPage.Provider;

/** @throws Error outside a `PageProvider` */
export function usePage(): PageContext {
  return required(useContext(CurrentPage), "The PageProvider above usePage");
}

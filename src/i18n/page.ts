import { createContext, useContext } from "react";
import { type ChatChannel, chatUrl } from "../business/chat";
import { required } from "../schemas/required";
import type { PageContext } from "./routes/page-context";
import type { LabelledPage, RouteId } from "./routes/routes";
import { type TextReader, contentsOf, readTexts } from "./read-texts";

type Data = Pick<Queries.PageFragment, "locales" | "site" | "business" | "menus">;

type Metadata = NonNullable<Data["site"]>["siteMetadata"];

type ChatTopic = keyof EnglishTexts["common"]["chat"]["messages"];

/** What the button of a page does: its label is in `actions` of `common.json`. */
type PageAction = "book" | "callForQuotes" | "bookByPhone" | "callUs" | "callUsNow" | "route";

/** The subject of each page's chat message, and what its button does. On all other pages, the subject is a car, and the button books it. */
const SUBJECTS: ReadonlyMap<string, readonly [ChatTopic, PageAction]> = new Map<RouteId, readonly [ChatTopic, PageAction]>([
  ["can-i-rent", ["rent", "book"]],
  ["van-rental", ["van", "callForQuotes"]],
  ["airport-parking", ["parking", "bookByPhone"]],
  ["booking-terms", ["terms", "book"]],
  ["driving-guide", ["driving", "book"]],
  ["find-an-answer", ["question", "book"]],
  ["legal-notice", ["question", "book"]],
  ["directions", ["arrival", "route"]],
  ["offline", ["arrival", "callUsNow"]],
  ["just-landed", ["landed", "callUs"]],
]);

/** What every part of a page can use: the context from `createPages`, and what the page's query returned. */
export interface Page extends PageContext, Metadata {
  /** Who the business is: name, numbers and addresses. */
  readonly business: NonNullable<Data["business"]>;
  /** The links of the frame, in order (requirements 3.3 and 3.4). */
  readonly menus: Readonly<Record<keyof NonNullable<Data["menus"]>, readonly LabelledPage[]>>;
  readonly texts: TextReader;
  /** The address that opens a chat with this page's message, which is in `common.json`. */
  readonly chatUrl: (channel: ChatChannel) => string;
  readonly action: PageAction;
  /** The label of a page in the menus; `undefined` if it has none. */
  readonly labelOf: (page: string) => string | undefined;
  /** The path, in this page's language, of a page whose id comes from data. */
  readonly pathOf: (page: string, anchor?: string) => string;
  /**
   * The path, in this page's language, of a page whose id the code names.
   *
   * @example localPath("booking-terms", "fees") // "/de/fahrzeug-buchung-bedingungen#fees"
   */
  readonly localPath: (page: RouteId, anchor?: string) => string;
}

/** Reads a page from the result of its query. */
export function readPage({ locales, site, business, menus }: Data, context: PageContext): Page {
  const { language, links } = context;
  const contents = contentsOf(locales);
  const texts = readTexts((namespace) => contents.get(namespace), { language, page: context.paths[language] });
  const pathOf = (page: string, anchor?: string): string =>
    `${required(links[page], `The path of the page “${page}”`)}${anchor === undefined ? "" : `#${anchor}`}`;
  const isLabelled = (page: string): page is LabelledPage => texts.has("common", `nav.${page}`);
  const [chatTopic, action] = SUBJECTS.get(context.routeId) ?? ["car", "book"];
  const businessData = required(business, "data/business.json");
  const { navigation, service, help, footer, bottom } = required(menus, "data/pages.json");
  return {
    ...context,
    ...required(site, "The metadata of the site").siteMetadata,
    business: businessData,
    menus: {
      navigation: navigation.filter(isLabelled),
      service: service.filter(isLabelled),
      help: help.filter(isLabelled),
      footer: footer.filter(isLabelled),
      bottom: bottom.filter(isLabelled),
    },
    texts,
    chatUrl: (channel) => chatUrl(channel, businessData.phones.chat, texts.text("common", `chat.messages.${chatTopic}`)),
    action,
    labelOf: (page) => (isLabelled(page) ? texts.text("common", `nav.${page}`) : undefined),
    pathOf,
    localPath: pathOf,
  };
}

const CurrentPage = createContext<Page | null>(null);

export const PageProvider = CurrentPage.Provider;

/** @throws Error outside a `PageProvider` */
export function usePage(): Page {
  return required(useContext(CurrentPage), "The PageProvider above usePage");
}

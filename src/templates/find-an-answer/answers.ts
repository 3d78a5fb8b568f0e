import { required } from "../../schemas/required";
import type { Searchable } from "../../search/find-answers";

/** The groups of answers, in the order of the list. */
export const ANSWER_GROUPS = [
  "renting",
  "papers",
  "van",
  "parking",
  "driving",
  "car-terms",
  "van-terms",
  "car-fees",
  "van-fees",
  "parking-fees",
  "guide",
  "pages",
] as const;

/** A place of the site that answers a question. */
export interface Answer extends Searchable {
  readonly group: (typeof ANSWER_GROUPS)[number];
  /** The id of its page. */
  readonly page: string;
  readonly anchor: string | undefined;
  /** Whether a call answers it. */
  readonly hasPhone?: boolean;
}

const FEE_GROUPS = ["car-fees", "van-fees", "parking-fees"] as const;
const FAQ_PAGES = { renting: "home", papers: "home", van: "van-rental", parking: "airport-parking", driving: "driving-guide" } as const;
const FAQ_GROUPS = ["renting", "papers", "van", "parking", "driving"] as const;

type SearchData = Omit<Queries.FindAnAnswerPageQuery, keyof Queries.PageFragment>;

/** The questions that the business has not answered yet, which only the search finds. */
export function waitingQuestionsOf({ faqJson }: SearchData): readonly Answer[] {
  return required(faqJson, "data/faq.json").waiting.flatMap(({ id, group: name, question: title, keywords }) => {
    const group = FAQ_GROUPS.find((known) => known === name);
    const anchor = `faq-${name}-${id}`;
    return group === undefined ? [] : [{ id: anchor, group, title, text: [], keywords, page: FAQ_PAGES[group], anchor, waits: true }];
  });
}

/** Every answer of the site, in the order of its groups. */
export function answersOf(data: SearchData): readonly Answer[] {
  const faq = required(data.faqJson, "data/faq.json");
  const terms = required(data.termsJson, "data/terms.json");
  const driving = required(data.drivingJson, "data/driving.json");
  const pages = required(data.pagesJson, "data/pages.json");
  const termsPage = (id: string) => ({ id, page: "booking-terms", anchor: id });
  const guide = { group: "guide", page: "driving-guide" } as const;
  return [
    ...FAQ_GROUPS.flatMap((group) =>
      faq[group].map(({ id, question: title, answer: text, keywords }): Answer => {
        const anchor = `faq-${group}-${id}`;
        return { id: anchor, group, title, text, keywords, page: FAQ_PAGES[group], anchor };
      }),
    ),
    ...terms.parts.flatMap((part) =>
      part.clauses.map(({ id, title, body, list, keywords }): Answer => {
        const text = [...(body ?? []), ...(list ?? [])];
        return { ...termsPage(`${part.id}-${id}`), group: part.id === "van" ? "van-terms" : "car-terms", title, text, keywords };
      }),
    ),
    ...terms.fees.map(({ id, name: title, when, amount, scope, keywords }): Answer => {
      const text = [`${amount} · ${when}`];
      return { ...termsPage(`fee-${id}`), group: FEE_GROUPS.find((group) => group.startsWith(scope)) ?? "car-fees", title, text, keywords };
    }),
    ...driving.limits.map(({ id, title, limit, note, keywords }): Answer => {
      return { ...guide, id: `limit-${id}`, title, text: [limit, note], keywords, anchor: "limits" };
    }),
    ...driving.topics.map(({ id, title, text, keywords }): Answer => {
      return { ...guide, id: `guide-${id}`, title, text, keywords, anchor: id };
    }),
    ...pages.sections.map(({ id, page, anchor, title, text, phone, keywords }): Answer => {
      return {
        id: `page-${id}`,
        group: "pages",
        title,
        text: [text],
        keywords,
        page,
        anchor: anchor ?? undefined,
        hasPhone: phone ?? false,
      };
    }),
  ];
}

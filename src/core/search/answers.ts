import type { FaqGroup } from "../schemas/faq";
import type { RouteId } from "../routes/routes";

/** What “Find an answer” lists, in one language: from the page's query, or from the data files. */
export interface AnswerSources {
  readonly faq: Readonly<
    Record<FaqGroup, readonly { readonly id: string; readonly question: string; readonly answer: readonly string[] }[]>
  >;
  readonly terms: {
    readonly parts: readonly {
      readonly id: string;
      readonly clauses: readonly {
        readonly id: string;
        readonly title: string;
        readonly body?: readonly string[] | null | undefined;
        readonly list?: readonly string[] | null | undefined;
      }[];
    }[];
    readonly fees: readonly {
      readonly id: string;
      readonly name: string;
      readonly when: string;
      readonly amount: string;
      readonly scope: string;
    }[];
  };
  readonly driving: {
    readonly limits: readonly { readonly id: string; readonly title: string; readonly limit: string; readonly note: string }[];
    readonly topics: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[];
  };
  readonly search: {
    readonly sections: readonly {
      readonly id: string;
      readonly page: string;
      readonly anchor?: string | null | undefined;
      readonly title: string;
      readonly text: string;
    }[];
    readonly unanswered: readonly { readonly id: string; readonly question: string }[];
  };
}

/** The groups of answers, in the order of the list. */
export const ANSWER_GROUPS = [
  "renting",
  "papers",
  "van",
  "driving",
  "car-terms",
  "van-terms",
  "car-fees",
  "van-fees",
  "guide",
  "pages",
  "unanswered",
] as const;

export type AnswerGroup = (typeof ANSWER_GROUPS)[number];

/** A place of the site that answers a question. */
export interface Answer {
  readonly id: string;
  readonly group: AnswerGroup;
  readonly title: string;
  /** Its paragraphs; none for a question that our terms leave open. */
  readonly text: readonly string[];
  /** The id of its page. */
  readonly page: string;
  readonly anchor?: string | undefined;
}

const FAQ_PAGES: Readonly<Record<FaqGroup, RouteId>> = { renting: "home", papers: "home", van: "van-rental", driving: "driving-guide" };
const FAQ_GROUPS = Object.keys(FAQ_PAGES) as readonly FaqGroup[];

const isVan = (scope: string): boolean => scope === "van";

/** Every answer of the site, in the order of its groups. */
export function answersOf({ faq, terms, driving, search }: AnswerSources): readonly Answer[] {
  const answers: readonly Answer[] = [
    ...FAQ_GROUPS.flatMap((group) =>
      faq[group].map(({ id, question, answer }): Answer => {
        const anchor = `faq-${group}-${id}`;
        return { id: anchor, group, title: question, text: answer, page: FAQ_PAGES[group], anchor };
      }),
    ),
    ...terms.parts.flatMap((part) =>
      part.clauses.map(({ id, title, body, list }): Answer => {
        const anchor = `${part.id}-${id}`;
        const text = [...(body ?? []), ...(list ?? [])];
        return { id: anchor, group: isVan(part.id) ? "van-terms" : "car-terms", title, text, page: "booking-terms", anchor };
      }),
    ),
    ...terms.fees.map(({ id, name, when, amount, scope }): Answer => {
      const anchor = `fee-${id}`;
      return {
        id: anchor,
        group: isVan(scope) ? "van-fees" : "car-fees",
        title: name,
        text: [`${amount} · ${when}`],
        page: "booking-terms",
        anchor,
      };
    }),
    ...driving.limits.map(({ id, title, limit, note }): Answer => ({
      id: `limit-${id}`,
      group: "guide",
      title,
      text: [limit, note],
      page: "driving-guide",
      anchor: "limits",
    })),
    ...driving.topics.map(({ id, title, text }): Answer => ({
      id: `guide-${id}`,
      group: "guide",
      title,
      text,
      page: "driving-guide",
      anchor: id,
    })),
    ...search.sections.map(({ id, page, anchor, title, text }): Answer => ({
      id: `page-${id}`,
      group: "pages",
      title,
      text: [text],
      page,
      anchor: anchor ?? undefined,
    })),
    ...search.unanswered.map(({ id, question }): Answer => {
      const anchor = `ask-${id}`;
      return { id: anchor, group: "unanswered", title: question, text: [], page: "find-an-answer", anchor };
    }),
  ];
  return answers;
}

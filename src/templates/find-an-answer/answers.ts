import { required } from "../../schemas/required";
import type { ANSWER_LISTS } from "../../schemas/topics";
import type { Searchable } from "../../search/find-answers";

/** A place of the site that answers a question. */
export interface Answer extends Searchable {
  /** The id of what it is about. */
  readonly topic: string;
  /** The id of its page. */
  readonly page: string;
  readonly anchor: string | undefined;
  /** The heading above it, where its title is short: the clauses and fees of cars and of vans may have the same one. */
  readonly part?: string;
  /** Whether a call answers it. */
  readonly hasPhone?: boolean;
}

const FAQ_PAGES = { renting: "home", papers: "home", van: "van-rental", parking: "airport-parking", driving: "driving-guide" } as const;
const FAQ_GROUPS = ["renting", "papers", "van", "parking", "driving"] as const;

type SearchData = Omit<Queries.FindAnAnswerPageQuery, keyof Queries.PageFragment>;

/** Most visitors rent a car: what holds for vans comes after what holds for cars, unless they ask for vans. */
const weightOf = (vehicle: string) => (vehicle === "van" ? { weight: 0.6 } : {});

/** A function that tells the topic of an answer: its own, or the one of its list. */
function topicIn({ topicsJson }: SearchData) {
  const { topics } = required(topicsJson, "data/topics.json");
  return (list: (typeof ANSWER_LISTS)[number], { topic }: { readonly topic: string | null }): string =>
    topic ??
    required(
      topics.find(({ lists }) => lists.includes(list)),
      `The topic of “${list}”`,
    ).id;
}

/** The questions that the business has not answered yet, which only the search finds. */
export function waitingQuestionsOf(data: SearchData): readonly Answer[] {
  const topicOf = topicIn(data);
  return required(data.faqJson, "data/faq.json").waiting.flatMap((question) => {
    const group = FAQ_GROUPS.find((known) => known === question.group);
    if (group === undefined) {
      return [];
    }
    const [anchor, topic] = [`faq-${group}-${question.id}`, topicOf(`faq-${group}`, question)];
    return [
      { id: anchor, topic, title: question.question, text: [], keywords: question.keywords, page: FAQ_PAGES[group], anchor, waits: true },
    ];
  });
}

/**
 * Every answer of the site: the sections of its pages first, because each leads to much, and the fees last.
 *
 * @param headings - The headings of the limits of speed and alcohol, and of the table of fees for “car”, “van” or “parking”.
 */
export function answersOf(
  data: SearchData,
  headings: { readonly limits: string; readonly fees: (scope: string) => string },
): readonly Answer[] {
  const topicOf = topicIn(data);
  const faq = required(data.faqJson, "data/faq.json");
  const terms = required(data.termsJson, "data/terms.json");
  const driving = required(data.drivingJson, "data/driving.json");
  const termsPage = (id: string) => ({ id, page: "booking-terms", anchor: id });
  return [
    ...required(data.pagesJson, "data/pages.json").sections.map((section): Answer => {
      const { id, page, anchor, title, text, phone, keywords } = section;
      const topic = topicOf("pages", section);
      return { id: `page-${id}`, topic, title, text: [text], keywords, page, anchor: anchor ?? undefined, hasPhone: phone ?? false };
    }),
    ...FAQ_GROUPS.flatMap((group) =>
      faq[group].map((question): Answer => {
        const { id, question: title, answer: text, keywords } = question;
        const anchor = `faq-${group}-${id}`;
        return { id: anchor, topic: topicOf(`faq-${group}`, question), title, text, keywords, page: FAQ_PAGES[group], anchor };
      }),
    ),
    ...driving.limits.map(({ id, title, limit, note, keywords }): Answer => {
      const topic = topicOf("driving", { topic: null });
      return {
        id: `limit-${id}`,
        topic,
        part: headings.limits,
        title,
        text: [limit, note],
        keywords,
        page: "driving-guide",
        anchor: "limits",
      };
    }),
    ...driving.topics.map((tip): Answer => {
      const { id, title, text, keywords } = tip;
      return { id: `guide-${id}`, topic: topicOf("driving", tip), title, text, keywords, page: "driving-guide", anchor: id };
    }),
    ...terms.parts.flatMap((part) =>
      part.clauses.map((clause): Answer => {
        const { id, title, body, list, keywords } = clause;
        const topic = topicOf(part.id === "van" ? "terms-van" : "terms-car", clause);
        return {
          ...termsPage(`${part.id}-${id}`),
          topic,
          part: part.title,
          title,
          text: [...(body ?? []), ...(list ?? [])],
          keywords,
          ...weightOf(part.id),
        };
      }),
    ),
    ...terms.fees.map((fee): Answer => {
      const { id, name: title, when, amount, scope, keywords } = fee;
      const lists = ["fees-car", "fees-van", "fees-parking"] as const;
      const list = required(
        lists.find((one) => one.endsWith(scope)),
        `The list of fees for “${scope}”`,
      );
      const part = headings.fees(scope);
      return {
        ...termsPage(`fee-${id}`),
        topic: topicOf(list, fee),
        part,
        title,
        text: [`${amount} · ${when}`],
        keywords,
        ...weightOf(scope),
      };
    }),
  ];
}

/** The part of a query that holds the question ids of every group. */
export interface FaqData {
  readonly groups: Readonly<Record<string, unknown>>;
}

/**
 * The question ids of a group, in the order of `data/faq.json`.
 *
 * @throws when there is no such group
 */
export function faqGroup(data: FaqData | null, group: string): readonly string[] {
  const questions = data?.groups[group];
  if (!Array.isArray(questions)) {
    throw new Error(`data/faq.json has no group called “${group}”.`);
  }
  return questions.map(String);
}

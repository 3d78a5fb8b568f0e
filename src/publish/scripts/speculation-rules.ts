/**
 * Lets browsers prefetch pages of this site once a pointer rests on a link or presses it. A constant, so that one hash in a policy covers it.
 *
 * @source WICG, Speculation Rules: `prefetch`, document rules, eagerness `moderate`
 */
export const SPECULATION_RULES = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

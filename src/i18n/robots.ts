/**
 * Whether a user agent is a program's: a crawler's, of a link preview or of a service that takes pictures of pages. They do not call
 * themselves a browser, or say that they only behave like one, leave an address, or name what they are driven by. Names are not asked for,
 * because phones and browsers inside apps have the same: Cubot, Pinterest, WhatsApp.
 *
 * @source RFC 9110, 10.1.5: crawlers leave an address; the agents in `robots.test.ts`
 */
export function isRobot(agent: string): boolean {
  return !/^(?:Mozilla\/5\.0 \(|Opera)/.test(agent) || /compatible;|http|@[a-z]|headless|lighthouse/i.test(agent);
}

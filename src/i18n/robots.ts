/**
 * Whether a user agent is a program: a crawler, a link preview, or a service that takes pictures of pages. Programs do not call themselves
 * a browser, or add “compatible”, an address, or the name of the tool that drives them. Names of robots are not listed, because phones
 * and browsers inside apps have the same ones, such as Cubot, Pinterest and WhatsApp.
 *
 * @source RFC 9110, 10.1.5: crawlers leave an address; the agents in `robots.test.ts`
 */
export function isRobot(agent: string): boolean {
  return !/^(?:Mozilla\/5\.0 \(|Opera)/.test(agent) || /compatible;|http|@[a-z]|headless|lighthouse/i.test(agent);
}

/** Where a chat opens the app (requirement 3.6). */
const MOBILE = /Android|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/** Whether a device is a phone or a tablet. An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function isMobileLike({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return MOBILE.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

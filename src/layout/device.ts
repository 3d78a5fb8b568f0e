/** What a browser says of the device that it runs on. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** How many fingers the screen feels at once. */
  readonly maxTouchPoints: number;
}

/** The devices of the specification, section 2 (floating chat buttons). */
const MOBILE = /Android|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/**
 * Tells whether a device has the messengers as apps: a phone or a tablet, also an iPad that calls itself a Macintosh, which no real one
 * with a touch screen does.
 */
export function isMobileLike({ userAgent, maxTouchPoints }: DeviceSigns): boolean {
  return MOBILE.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

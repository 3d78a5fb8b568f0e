import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, from 0 to 9. gatsby-plugin-sharp cannot set it: its `speed` is of an older sharp. sharp's own 4 takes seven
 * times as long for files that are five per cent smaller, which would be more than a minute of a cold build.
 */
const EFFORT = 2;

/** Sets the effort for all pictures, which gatsby-plugin-sharp renders in this process. */
export function onPreInit(): void {
  const prototype = Object.getPrototypeOf(sharp()) as Pick<Sharp, "avif">;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}

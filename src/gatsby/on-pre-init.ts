import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, from 0 to 9. gatsby-plugin-sharp cannot set it: its `speed` belongs to an older sharp. sharp's default,
 * 4, makes files five per cent smaller, but takes seven times as long: more than a minute of a first build.
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

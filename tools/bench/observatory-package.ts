/** MDN's scanner, and the newest version of it that was tried here. */
export const OBSERVATORY = "@mdn/mdn-http-observatory";
export const OBSERVATORY_VERSION = "1.4.8";

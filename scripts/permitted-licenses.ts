/**
 * Licences that ask for no more than that their notice is kept: SPDX identifiers.
 *
 * @source SPDX License List; Blue Oak Council, permissive licenses
 */
export const PERMISSIVE: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** Packages whose licence is not permissive, or not declared, and why they may be used all the same. */
export interface Excuse {
  /** The package's name, or the beginning of it with a `*` at the end. */
  readonly packages: string;
  /** The licence for which the excuse holds; another one needs another look. */
  readonly license: string;
  readonly reason: string;
}

export const EXCUSES: readonly Excuse[] = [
  {
    packages: "@fontsource-variable/manrope",
    license: "OFL-1.1",
    reason: "The typeface. The OFL lets it be served with a site and asks that it is not sold by itself; the files are not changed.",
  },
  {
    packages: "@fontsource/manrope",
    license: "OFL-1.1",
    reason: "The same typeface, for the social pictures. The OFL says nothing of pictures that are made with it.",
  },
  {
    packages: "satori",
    license: "MPL-2.0",
    reason: "Draws social pictures while the site is built. The MPL covers its own files, which are neither changed nor handed on.",
  },
  {
    packages: "axe-core",
    license: "MPL-2.0",
    reason: "Checks pages in tests. The MPL covers its own files, which are neither changed nor handed on.",
  },
  {
    packages: "@img/sharp-libvips-*",
    license: "LGPL-3.0-or-later",
    reason: "Resizes pictures while the site is built. The LGPL speaks of handing on the library, and only pictures are handed on.",
  },
  {
    packages: "@img/sharp-win32-*",
    license: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "The same library, as it comes for Windows.",
  },
  {
    packages: "@img/sharp-wasm32",
    license: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason: "The same library, for machines that have none of their own.",
  },
  {
    packages: "caniuse-lite",
    license: "CC-BY-4.0",
    reason: "A table of what browsers can do, read while the site is built. CC-BY asks to name the source where the table is handed on.",
  },
  {
    packages: "linkfs",
    license: "none declared",
    reason: "Its LICENSE file is the Unlicense. Gatsby uses it while the site is built.",
  },
  {
    packages: "valid-url",
    license: "none declared",
    reason: "Its LICENSE file is the text of the MIT licence. Gatsby uses it while the site is built.",
  },
];

/**
 * Packages of whose code something is sent to visitors; a test compares them with what the built scripts and styles are made of.
 * Everything that the build takes from Gatsby itself belongs to `gatsby`.
 */
export const SENT_TO_VISITORS: readonly string[] = [
  "@babel/runtime",
  "@fontsource-variable/manrope",
  "@reach/accordion",
  "@reach/auto-id",
  "@reach/descendants",
  "@reach/dialog",
  "@reach/portal",
  "@reach/utils",
  "browser-lang",
  "dijkstrajs",
  "focus-lock",
  "gatsby",
  "gatsby-plugin-react-i18next",
  "get-nonce",
  "i18next",
  "outdent",
  "qrcode",
  "react",
  "react-clientside-effect",
  "react-dom",
  "react-focus-lock",
  "react-i18next",
  "react-remove-scroll",
  "react-remove-scroll-bar",
  "react-style-singleton",
  "scheduler",
  "tslib",
  "use-callback-ref",
  "use-sidecar",
  "use-sync-external-store",
];

/** The editing interface, which is sent to editors with whatever it needs. */
export const SENT_TO_EDITORS = "@sveltia/cms";

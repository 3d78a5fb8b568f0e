/** What the compositor changes by itself. */
const COMPOSITED = "opacity|rotate|scale|transform|translate";

/** The layer of each kind of sheet. Rules for paper come last, whoever writes them. Their order is in src/styles/layers.css. */
const LAYERS = [
  ...["tokens", "reset", "base", "utilities", "print"].map((layer) => [`src/styles/${layer}.css`, layer]),
  ["src/ui/**/*.css", "parts"],
  ["src/blocks/**/*.css", "blocks"],
  ["src/layout/**/*.css", "layout"],
  ["src/templates/**/*.css", "pages"],
];

/** @type {import("stylelint").Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    // Two elements of one class share what was written for one of them; a selector's rules stand in one place.
    "no-duplicate-selectors": true,
    // What moves is moved by the compositor: nothing is laid out or painted again.
    "rule-selector-property-disallowed-list": {
      "/^(?:from|to|[\\d.]+%)/": [`/^(?!(?:${COMPOSITED}|content-visibility|animation-timing-function)$)/`],
    },
  },
  overrides: [
    ...LAYERS.map(([files, layer]) => ({
      files: [files],
      rules: { "layer-name-pattern": `^(?:${layer}|print)$`, "rule-nesting-at-rule-required-list": ["layer"] },
    })),
    {
      files: ["src/**/*.module.css"],
      rules: {
        // Logical properties, so that a right-to-left language costs nothing.
        "property-disallowed-list": [
          "/^(?:margin|padding|border)-(?:left|right|top|bottom)/",
          "/^(?:min-|max-)?(?:width|height)$/",
          "left",
          "right",
          "top",
          "bottom",
        ],
        // Of four values the second is the right and the fourth is the left.
        "declaration-property-value-disallowed-list": { "/^(?:margin|padding)$/": [/^\S+ (\S+) \S+ (?!\1$)\S+$/] },
      },
    },
    {
      files: ["src/**/*.css"],
      rules: {
        // Sizes, corners and shadows come from src/styles/tokens.css, breakpoints from src/styles/media.css.
        "declaration-property-value-allowed-list": {
          "font-size": [/^var\(--text-/, /^[\d.]+em$/, "inherit"],
          "border-radius": [/^var\(--radius-/, "50%", "inherit", "0"],
          "box-shadow": [/^var\(--shadow-/, "none"],
          transition: [new RegExp(`^(?:(?:${COMPOSITED}) [^,]+(?:,\\s*|$))+$`), "none"],
        },
        "media-feature-name-disallowed-list": ["min-width", "max-width", "min-height", "max-height"],
      },
    },
    { files: ["src/styles/media.css"], rules: { "media-feature-name-disallowed-list": null } },
  ],
};

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-high-performance-animation"],
  reportNeedlessDisables: true,
  rules: {
    // What moves is moved by the compositor: nothing is laid out or painted again.
    "plugin/no-low-performance-animation-properties": true,
  },
  overrides: [
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
  ],
};

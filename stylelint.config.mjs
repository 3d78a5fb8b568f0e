/** Sheets from before the tokens. Take one off when you touch it; none is added. */
const BEFORE_TOKENS = [
  "src/blocks/Approach/Approach.module.css",
  "src/blocks/Banner/Banner.module.css",
  "src/blocks/Clauses/Clauses.module.css",
  "src/blocks/CyprusMap/CyprusMap.module.css",
  "src/blocks/EmergencyNumbers/EmergencyNumbers.module.css",
  "src/blocks/Introduction/Introduction.module.css",
  "src/blocks/MapBand/MapBand.module.css",
  "src/blocks/ReasonList/ReasonList.module.css",
  "src/blocks/Stories/Stories.module.css",
  "src/blocks/VehicleParade/VehicleParade.module.css",
  "src/layout/Brand.module.css",
  "src/layout/Chat.module.css",
  "src/layout/Footer.module.css",
  "src/layout/Header.module.css",
  "src/layout/MobileMenu.module.css",
  "src/layout/Ribbon.module.css",
  "src/styles/print.css",
  "src/templates/airport-parking/ParkingBenefits.module.css",
  "src/templates/airport-parking/ParkingQuotes.module.css",
  "src/templates/article/ArticleBody.module.css",
  "src/templates/booking-terms/template.module.css",
  "src/templates/can-i-rent/Check.module.css",
  "src/templates/directions/Highlights.module.css",
  "src/templates/driving-guide/DrivingAccident.module.css",
  "src/templates/driving-guide/DrivingLimits.module.css",
  "src/templates/home/InstantAnswers.module.css",
  "src/templates/home/Reviews.module.css",
  "src/templates/legal-notice/BelowClause.module.css",
  "src/templates/van-rental/IdealFor.module.css",
  "src/templates/van-rental/ServiceAreas.module.css",
  "src/templates/van-rental/VanProducts.module.css",
  "src/ui/Accordion.module.css",
  "src/ui/Dialog.module.css",
  "src/ui/SectionHead.module.css",
  "src/ui/Steps.module.css",
  "src/ui/Table.module.css",
];

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
    {
      files: ["src/**/*.css"],
      rules: {
        // Sizes, corners and shadows come from src/styles/tokens.css, breakpoints from src/styles/media.css.
        "declaration-property-value-allowed-list": {
          "font-size": [/^var\(--text-/, /^[\d.]+em$/, "inherit"],
          "border-radius": [/^var\(--radius-/, "50%", "inherit", "0"],
          "box-shadow": [/^var\(--shadow-/, "none"],
        },
        "media-feature-name-disallowed-list": ["min-width", "max-width"],
      },
    },
    { files: ["src/styles/media.css"], rules: { "media-feature-name-disallowed-list": null } },
    {
      files: BEFORE_TOKENS,
      rules: { "declaration-property-value-allowed-list": null, "media-feature-name-disallowed-list": null },
    },
  ],
};

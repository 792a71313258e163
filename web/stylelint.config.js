/** What styles may be like; `npm run check` asks. */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  rules: {
    // one rule stays in the order in which it is read, not in that of its weight
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    // Prettier sets the empty lines
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // fields of King Me! are called by the letters of its notation
    "selector-class-pattern": "^[a-z][a-z0-9-]*$|^c-[A-Z]$",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // breakpoints have names, which the build replaces: see src/kit/breakpoints.ts
    "media-feature-name-disallowed-list": ["min-width", "max-width", "min-height", "max-height"],
    "media-query-no-invalid": null,
    "media-feature-name-value-no-unknown": null,
    // a component marks its states with classes; where it cannot, the exception says why
    "selector-pseudo-class-disallowed-list": ["has"],
    // layers and sizes of letters come from src/kit/tokens.css
    "declaration-property-value-allowed-list": { "z-index": ["/^var\\(--z-/"] },
    "declaration-property-value-disallowed-list": {
      "font-size": ["/^(12|13|14|15|16|18|20|22|28|38)px$/"],
      font: ["/ (12|13|14|15|16|18|20|22|28|38)px(\\/|\\s)/"],
    },
    "property-no-vendor-prefix": null,
    "value-no-vendor-prefix": null,
    "import-notation": "string",
  },
};

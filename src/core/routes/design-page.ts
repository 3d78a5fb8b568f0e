/** The id of the design page. It is not in `data/pages.json`: it has one language, and production does not have it. */
export const DESIGN_ROUTE = "design";

export const DESIGN_PATH = `/${DESIGN_ROUTE}`;

export const DESIGN_TEMPLATE = "src/review/design/template.tsx";

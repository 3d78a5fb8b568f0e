import "./src/styles/global.css";

export { onClientEntry, onInitialClientRender, replaceHydrateFunction } from "./src/gatsby/runtime/hydration";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";

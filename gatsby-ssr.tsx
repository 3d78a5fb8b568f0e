import "./src/styles/global.css";

export { onRenderBody } from "./src/gatsby/on-render-body";
export { onPreRenderHTML } from "./src/gatsby/internals/on-pre-render-html";
export { replaceRenderer } from "./src/gatsby/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";

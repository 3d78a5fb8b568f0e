import "./src/styles/global.css";

export { onRenderBody } from "./src/gatsby/on-render-body";
export { onPreRenderHTML } from "./src/gatsby/runtime/on-pre-render-html";
export { replaceRenderer } from "./src/gatsby/runtime/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";

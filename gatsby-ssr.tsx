import "./src/styles/global.css";

export { onRenderBody } from "./src/app/on-render-body";
export { onPreRenderHTML } from "./src/app/on-pre-render-html";
export { replaceRenderer } from "./src/app/replace-renderer";
export { wrapPageElement } from "./src/app/wrap-page-element";

import "./src/styles/global.css";

export { onRenderBody } from "./src/seo/structured-data/on-render-body";
export { wrapPageElement } from "./src/app/wrap-page-element";

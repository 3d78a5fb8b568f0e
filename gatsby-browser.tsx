import "./src/styles/global.css";

export { onClientEntry } from "./src/app/not-found-entry";
export { shouldUpdateScroll } from "./src/app/scrolling";
export { wrapPageElement } from "./src/app/wrap-page-element";

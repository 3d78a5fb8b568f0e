import "./src/styles/global.css";

export { onClientEntry } from "./src/app/not-found-entry";
export { wrapPageElement } from "./src/app/wrap-page-element";

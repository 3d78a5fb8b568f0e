import { FIRST_WORDS } from "../../blocks/Poster/first-words";

/*
 * Ends the wait of browsers for the first words (`rel="expect"`), which has no end of its own: where the network stalls before them,
 * Chromium would show nothing, for as long as that lasts.
 */

const PATIENCE_MS = 3000;

setTimeout(() => {
  document.querySelector(`link[rel="expect"][href="#${FIRST_WORDS}"]`)?.remove();
}, PATIENCE_MS);

/** @jest-environment jsdom */
import { FIRST_WORDS } from "../../blocks/Poster/first-words";

test("the wait for the first words ends after three seconds", () => {
  jest.useFakeTimers();
  document.head.innerHTML = `<link rel="expect" href="#${FIRST_WORDS}"><link rel="expect" href="#other">`;
  jest.requireActual("./end-of-waiting");
  const waitedFor = () => Array.from(document.querySelectorAll("link"), (link) => link.getAttribute("href"));
  jest.advanceTimersByTime(2999);
  expect(waitedFor()).toEqual([`#${FIRST_WORDS}`, "#other"]);
  jest.advanceTimersByTime(1);
  expect(waitedFor()).toEqual(["#other"]);
});

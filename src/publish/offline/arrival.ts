import { FIRST_WORDS } from "../../blocks/Poster/first-words";

/** How many seconds the network may pause before a kept page is shown. As a whole, and where none is kept, it may take twice as long. */
const PATIENCE = 3;

/** What ends the first words of a document. */
const MARK = `id="${FIRST_WORDS}"`;

const after = (seconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** An answer of the network on its way: servers and networks may stall before it, or in the middle of its body. */
export class Arrival {
  /** When the headers or a part of the body last came, in milliseconds. */
  private latest = Date.now();
  /** The answer when its body has come to its end, or the response of an error if it never does. */
  readonly whole: Promise<Response>;
  /** The same, but as soon as the first words of a page are there. */
  readonly readable: Promise<Response>;

  constructor(answered: Promise<Response>) {
    let foundWords: (response: Response) => void = () => undefined;
    const words = new Promise<Response>((resolve) => {
      foundWords = resolve;
    });
    // In Firefox a navigation preload that fails resolves with an error response; elsewhere it rejects.
    this.whole = answered.then((response) => this.read(response, foundWords)).catch(() => Response.error());
    this.readable = Promise.race([words, this.whole]);
  }

  /** Reads a copy of a body to its end. */
  private async read(response: Response, foundWords: (response: Response) => void): Promise<Response> {
    this.latest = Date.now();
    const reader = response.clone().body?.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      this.latest = Date.now();
      // The end of what came before may hold the beginning.
      text = text.slice(-MARK.length) + decoder.decode(part.value, { stream: true });
      if (text.includes(MARK)) {
        foundWords(response);
      }
    }
    return response;
  }

  /** Resolves when nothing has come for some seconds. */
  async stalled(seconds: number): Promise<undefined> {
    for (let left = seconds; left > 0; left = (this.latest - Date.now()) / 1000 + seconds) {
      await after(left);
    }
  }
}

/**
 * What to show for a request: the network's answer or the kept one; `undefined` if there is neither.
 *
 * @param kept the page as it was at the last visit. It is shown as soon as the network pauses, fails or drips: half a new page is worse.
 */
export async function answerToShow(arrival: Arrival, kept: Response | undefined): Promise<Response | undefined> {
  const answer = await (kept === undefined
    ? Promise.race([arrival.readable, arrival.stalled(2 * PATIENCE)])
    : Promise.race([arrival.whole, arrival.stalled(PATIENCE), after(2 * PATIENCE)]));
  const isAnswer = answer !== undefined && answer.type !== "error";
  return isAnswer && (kept === undefined || answer.status < 500) ? answer : kept;
}

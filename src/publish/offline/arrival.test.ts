import { Arrival, answerToShow } from "./arrival";

/** A document in pieces: up to the end of its first words, and the rest. */
const [FIRST, REST] = ['<h1>New</h1><i id="first-words">', "</i><p>Words</p>"] as const;
const KEPT = new Response("kept");

let send: (part: string) => void;
let end: () => void;
let breakOff: () => void;

/** An answer whose headers have come, and whose body comes as a test sends it. */
function answering(status = 200): Arrival {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (part) => {
        controller.enqueue(new TextEncoder().encode(part));
      };
      end = () => {
        controller.close();
      };
      breakOff = () => {
        controller.error(new Error("broken off"));
      };
    },
  });
  return new Arrival(Promise.resolve(new Response(body, { status })));
}

/** What is shown some seconds later; `"nothing yet"` while that is open. */
async function shownAfter(shown: Promise<Response | undefined>, seconds: number): Promise<Response | string | undefined> {
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return Promise.race([shown, Promise.resolve("nothing yet")]);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("where a page is kept", () => {
  test("the network's page is shown once it is whole, however it comes in pieces", async () => {
    const arrival = answering();
    const shown = answerToShow(arrival, KEPT);
    send(FIRST);
    expect(await shownAfter(shown, 2)).toBe("nothing yet");
    send(REST);
    expect(await shownAfter(shown, 2)).toBe("nothing yet");
    end();
    const answer = await shown;
    expect(await answer?.text()).toBe(FIRST + REST);
  });

  test("it is shown when the network does not answer for three seconds", async () => {
    const arrival = new Arrival(new Promise(() => undefined));
    expect(await shownAfter(answerToShow(arrival, KEPT), 3)).toBe(KEPT);
  });

  test("it is shown when the body stalls for three seconds, at whatever part; the late body still comes to its end", async () => {
    for (const parts of [[], [FIRST], [FIRST, "more"]]) {
      const arrival = answering();
      const shown = answerToShow(arrival, KEPT);
      parts.forEach((part) => {
        send(part);
      });
      expect(await shownAfter(shown, 2.9)).toBe("nothing yet");
      expect(await shownAfter(shown, 0.1)).toBe(KEPT);
      send(REST);
      end();
      const late = await arrival.whole;
      expect(await late.text()).toBe(parts.join("") + REST);
    }
  });

  test("it is shown after six seconds of a body that drips", async () => {
    const shown = answerToShow(answering(), KEPT);
    for (const part of ["a", "b", "c"]) {
      send(part);
      expect(await shownAfter(shown, 1.9)).toBe("nothing yet");
    }
    expect(await shownAfter(shown, 0.3)).toBe(KEPT);
  });

  test("it is shown when the body breaks off, or the server fails", async () => {
    const broken = answerToShow(answering(), KEPT);
    send(FIRST);
    breakOff();
    expect(await broken).toBe(KEPT);
    const failing = answerToShow(answering(503), KEPT);
    end();
    expect(await failing).toBe(KEPT);
  });
});

describe("where no page is kept", () => {
  test("the network's page is shown as it comes, from the end of its first words", async () => {
    const shown = answerToShow(answering(), undefined);
    send(FIRST.slice(0, -9));
    expect(await shownAfter(shown, 5)).toBe("nothing yet");
    send(FIRST.slice(-9));
    const answer = await shown;
    send(REST);
    end();
    expect(await answer?.text()).toBe(FIRST + REST);
  });

  test("nothing is shown when the network breaks off, or comes to a stop for six seconds before that", async () => {
    const stalled = answerToShow(answering(), undefined);
    send("<h1>");
    expect(await shownAfter(stalled, 5.9)).toBe("nothing yet");
    expect(await shownAfter(stalled, 0.1)).toBeUndefined();
    expect(await answerToShow(new Arrival(Promise.reject(new Error("no network"))), undefined)).toBeUndefined();
  });

  test("an error of the server is shown", async () => {
    const failing = answerToShow(answering(503), undefined);
    end();
    expect(await failing).toHaveProperty("status", 503);
  });
});

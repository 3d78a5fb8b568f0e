import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { address } from "./site";

/** The status of an answer to a request whose address is sent as it is: clients would correct it. */
async function statusOf(target: string): Promise<number> {
  const { port, hostname } = new URL(address("/"));
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(" ", 2)[1]);
}

test("the local server answers 400 to an address that it cannot read, and keeps running", async () => {
  const unreadable = ["/%", "/a%", "/%00", "/%E0%A4%A", "/%ff", "//", "//a:99999", "https://[::1", "http://localhost/", "*", "a b"];
  const statuses = await Promise.all(unreadable.map(statusOf));
  expect(unreadable.filter((_, index) => statuses[index] !== 400)).toEqual([]);
  const readable = ["/", "/?a=%", "/%25", "//example.com", `/${"a".repeat(5000)}`];
  expect(await Promise.all(readable.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
});

test("a client that asks for an icon without reading a page gets one", async () => {
  const response = await fetch(address("/favicon.ico"));
  expect(response.headers.get("content-type")).toMatch(/^image\//);
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(5000);
});

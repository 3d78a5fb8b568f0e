/**
 * Puts load on a server, in a process of its own so that whoever checks answers meanwhile does not slow it down. It reads a `LoadOrder` as
 * JSON on its standard input and writes a `LoadMeasure` on its standard output.
 */
import { text } from "node:stream/consumers";

/** What is asked for, how long and by how many. */
export interface LoadOrder {
  /** The address of the module `autocannon`. */
  readonly module: string;
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly { readonly path: string; readonly status: number }[];
}

/** What came of it. */
export interface LoadMeasure {
  readonly requests: number;
  /** Connections that failed or took more than ten seconds. */
  readonly errors: number;
  /** Answers with another status than expected. */
  readonly wrongStatus: number;
  /** From the request to the end of the answer, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Headers included. */
  readonly bytes: number;
  readonly seconds: number;
}

interface AutocannonRequest {
  readonly method: "GET";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly onResponse: (status: number) => void;
}

/** The part of autocannon that is used. */
type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly requests: readonly AutocannonRequest[];
  readonly setupClient: (client: { readonly setRequests: (requests: readonly AutocannonRequest[]) => void }) => void;
}) => Promise<{
  readonly errors: number;
  readonly timeouts: number;
  readonly duration: number;
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly throughput: { readonly total: number };
}>;

const order = JSON.parse(await text(process.stdin)) as LoadOrder;
const { default: autocannon } = (await import(order.module)) as { readonly default: Autocannon };

let wrongStatus = 0;
const requests = order.requests.map(({ path, status: expected }): AutocannonRequest => ({
  method: "GET",
  path,
  headers: { "accept-encoding": "gzip, deflate, br" },
  onResponse: (status) => {
    wrongStatus += status === expected ? 0 : 1;
  },
}));

let clients = 0;
const result = await autocannon({
  url: order.origin,
  connections: order.connections,
  duration: order.seconds,
  requests,
  // Each connection begins elsewhere, so that they do not all ask for the same at once.
  setupClient: (client) => {
    const start = Math.floor((clients * requests.length) / order.connections);
    clients += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
});

const measure: LoadMeasure = {
  requests: result.requests.total,
  errors: result.errors + result.timeouts,
  wrongStatus,
  p50: result.latency.p50,
  p99: result.latency.p99,
  most: result.latency.max,
  bytes: result.throughput.total,
  seconds: result.duration,
};
process.stdout.write(JSON.stringify(measure));

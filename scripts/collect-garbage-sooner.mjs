// Loaded first, this makes V8 collect garbage as soon as the memory in use has grown by 30 %. By itself it waits for several times that,
// and a large site takes gigabytes of garbage. Set here, because Node accepts the flag neither in NODE_OPTIONS nor for worker threads.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--heap-growing-percent=30");

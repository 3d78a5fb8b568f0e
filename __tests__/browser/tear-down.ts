import { endServers } from "./servers";

/** Ends what the set-up started. */
export default function tearDown(): Promise<void> {
  return endServers();
}

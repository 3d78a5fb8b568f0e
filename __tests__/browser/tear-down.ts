import { endServers } from "./test-servers";

/** Ends what the set-up started. */
export default function tearDown(): Promise<void> {
  return endServers();
}

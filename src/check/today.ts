import { execFileSync } from "node:child_process";

/** Today: by the clock, or by the newest commit where the clock is behind it, so that a wrong clock refuses no date that is right. */
export function today(): Date {
  const clock = new Date();
  try {
    const newest = execFileSync("git", ["log", "-1", "--format=%cI"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const committed = new Date(newest.trim());
    return committed > clock ? committed : clock;
  } catch {
    return clock;
  }
}

import { type RefObject, useEffect, useRef } from "react";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./Sparkles.module.css";

/** Where the sparkles are before anything moves, in percent of the picture. */
const POINTS = [
  [61, 53],
  [66, 56],
  [70, 51.5],
  [77, 55],
  [82, 52],
  [88, 55],
  [94, 52.5],
  [73, 58],
  [79, 57],
  [91, 56.5],
] as const;

/** The salt lake, in percent of the picture: left, top, right, bottom. */
const WATER = [59, 51, 96, 59] as const;

/** How often a sparkle appears elsewhere, in milliseconds (specification, section 4). */
const PERIOD = 100;

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

/**
 * Lets the sparkles flash, and moves each to a random place on the water while it is invisible. It changes styles only, so React does not
 * render. Each sparkle has one endless animation, which browsers run off the main thread. A new animation for each flash, or one in CSS,
 * would use the main thread at every frame.
 */
function useSparkling(ground: RefObject<HTMLElement | null>, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return;
    }
    const sparkles = [...(ground.current?.querySelectorAll("i") ?? [])];
    const duration = PERIOD * sparkles.length;
    const animations = sparkles.map((sparkle, index) =>
      sparkle.animate(
        { opacity: [0, 0.9, 0], scale: [0.4, 1, 0.4] },
        { duration, delay: index * PERIOD, iterations: Infinity, easing: "ease-in-out" },
      ),
    );
    const start = performance.now();
    const timer = setInterval(() => {
      const sparkle = sparkles[Math.round((performance.now() - start) / PERIOD) % sparkles.length];
      sparkle?.style.setProperty("--x", String(between(WATER[0], WATER[2])));
      sparkle?.style.setProperty("--y", String(between(WATER[1], WATER[3])));
    }, PERIOD);
    return () => {
      clearInterval(timer);
      animations.forEach((animation) => {
        animation.cancel();
      });
    };
  }, [ground, isRunning]);
}

/** Sparkles on the water of the hero picture. They stop off screen, when paused, and with reduced motion. */
export function Sparkles({ isPaused }: { readonly isPaused: boolean }) {
  const ground = useRef<HTMLDivElement>(null);
  const isSeen = useInView(ground);
  const isRunning = isSeen === true && !isPaused;
  useSparkling(ground, isRunning);
  return (
    <div ref={ground} className={styles.sparkles} data-running={isRunning} aria-hidden="true">
      {POINTS.map(([x, y]) => (
        <i key={x} style={{ "--x": String(x), "--y": String(y) }} />
      ))}
    </div>
  );
}

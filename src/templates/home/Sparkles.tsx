import { type RefObject, useEffect, useRef } from "react";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./Sparkles.module.css";

/** Where the sparkles are before anything moves, in percent of the water (`Sparkles.module.css`). */
const POINTS = [
  [5, 25],
  [19, 62],
  [38, 88],
  [54, 38],
  [70, 75],
  [89, 25],
] as const;

/** How often a sparkle appears elsewhere, in milliseconds (requirement 4.2). */
const PERIOD = 100;

/** At how many places each sparkle flashes before it begins again. */
const PLACES = 8;

/** Flashes one after the other, each at a random place on the water. */
function flashes(): Keyframe[] {
  return Array.from({ length: PLACES }, (_, index) => {
    const translate = `${String(100 * Math.random())}cqw ${String(100 * Math.random())}cqh`;
    const at = (share: number): number => (index + share) / PLACES;
    return [
      { offset: at(0), translate, opacity: 0, scale: 0.4 },
      { offset: at(0.5), translate, opacity: 0.9, scale: 1 },
      { offset: at(1), translate, opacity: 0, scale: 0.4 },
    ];
  }).flat();
}

/**
 * Lets the sparkles flash. Each has one endless animation with all its places, which browsers run off the main thread: a timer that moves them,
 * a new animation for each flash, or one in CSS would use the main thread at every frame.
 */
function useSparkling(ground: RefObject<HTMLElement | null>, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return;
    }
    const sparkles = [...(ground.current?.querySelectorAll("i") ?? [])];
    const duration = PERIOD * sparkles.length * PLACES;
    const animations = sparkles.map((sparkle, index) =>
      sparkle.animate(flashes(), { duration, delay: index * PERIOD, iterations: Infinity }),
    );
    return () => {
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

/*
 * After a reload or a step back, Chromium restores the position and then moves the page with its scroll anchoring while the later sections
 * are laid out (Frame.module.css): half a screen at each reload of the home page. So anchoring rests until the visitor moves.
 */

const [entry] = performance.getEntriesByType("navigation");

if (entry instanceof PerformanceNavigationTiming && entry.type !== "navigate") {
  const { style } = document.documentElement;
  style.overflowAnchor = "none";
  ["wheel", "touchstart", "pointerdown", "keydown"].forEach((input) => {
    addEventListener(
      input,
      () => {
        style.overflowAnchor = "";
      },
      { once: true, passive: true },
    );
  });
}

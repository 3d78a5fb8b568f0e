import * as styles from "./Glints.module.css";

/** Where light breaks on the salt lake, in percent of the picture. */
const POINTS = [
  [61, 53, 0.5],
  [66, 56, 0.375],
  [70, 51.5, 0.5],
  [77, 55, 0.375],
  [82, 52, 0.5],
  [88, 55, 0.375],
  [94, 52.5, 0.5],
  [73, 58, 0.375],
] as const;

/** A four-pointed glint around a point. */
function glint(x: number, y: number, size: number): string {
  const width = size * 0.57;
  return `M${String(x - width)} ${String(y)}Q${String(x)} ${String(y)} ${String(x)} ${String(y - size)}Q${String(x)} ${String(y)} ${String(x + width)} ${String(y)}Q${String(x)} ${String(y)} ${String(x)} ${String(y + size)}Q${String(x)} ${String(y)} ${String(x - width)} ${String(y)}Z`;
}

/** Sparkles on the water of the hero picture. Decoration, still where motion is unwelcome. */
export function Glints() {
  return (
    <svg className={styles["glints"]} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {POINTS.map(([x, y, size]) => (
        <path key={x} d={glint(x, y, size)} />
      ))}
    </svg>
  );
}

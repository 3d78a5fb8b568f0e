/** The linear value of each value of an sRGB channel; a table, because pictures have millions of pixels. */
const LINEAR = Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));

/**
 * The relative luminance of an sRGB colour, whose channels are from 0 to 255.
 *
 * @source WCAG 2.2, relative luminance
 */
export function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

/**
 * The contrast of two luminances, from 1 to 21.
 *
 * @source WCAG 2.2, contrast ratio
 */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

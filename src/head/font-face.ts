/** The rule that loads a file of the typeface. Without quotation marks, which React would escape in a `<style>`. */
export function fontFace(address: string): string {
  return `@font-face{font-family:Manrope Variable;src:url(${address});font-weight:200 800;font-display:swap}`;
}

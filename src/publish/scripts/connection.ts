/** What a browser may know of its connection; Safari and Firefox tell nothing. @source WICG, Network Information API */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

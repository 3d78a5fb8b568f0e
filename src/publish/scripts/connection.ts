/** A browser's connection; Safari and Firefox do not tell. @source WICG, Network Information API */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

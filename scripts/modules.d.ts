declare module "@netlify/headers-parser" {
  export function parseAllHeaders(options: { readonly headersFiles: readonly string[]; readonly minimal: boolean }): Promise<{
    readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string | readonly string[]>> }[];
    readonly errors: readonly Error[];
  }>;
}

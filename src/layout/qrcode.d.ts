declare module "qrcode" {
  export function toDataURL(text: string, options: { readonly width: number; readonly margin: number }): Promise<string>;
}

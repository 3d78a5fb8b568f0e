import { business } from "../../core/business/business";

/**
 * The content of `robots.txt`. It lets crawlers into previews too: a crawler that may not fetch a page never learns that it must not be listed.
 *
 * @source RFC 9309; sitemaps.org
 */
export function robotsText(siteUrl: string, isForSearchEngines: boolean): string {
  return ["User-agent: *", "Allow: /", ...(isForSearchEngines ? [`Sitemap: ${siteUrl}/sitemap-index.xml`] : []), ""].join("\n");
}

/**
 * The web app manifest. Colours are those of the page in the light scheme.
 *
 * @source W3C, Web Application Manifest
 */
export function webManifest(): string {
  const icon = (size: number, file: string, purpose: "any" | "maskable") => ({
    src: `/${file}`,
    sizes: `${String(size)}x${String(size)}`,
    type: "image/png",
    purpose,
  });
  return `${JSON.stringify({
    name: business.brand,
    short_name: business.brand,
    start_url: "/",
    display: "browser",
    background_color: "#fdf9f1",
    theme_color: "#fdf9f1",
    icons: [icon(192, "icon-192.png", "any"), icon(512, "icon-512.png", "any"), icon(512, "maskable-512.png", "maskable")],
  })}\n`;
}

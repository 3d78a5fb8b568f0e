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
export function webManifest(brand: string): string {
  const icon = (size: number, file: string, purpose: "any" | "maskable") => ({
    src: `/${file}`,
    sizes: `${String(size)}x${String(size)}`,
    type: "image/png",
    purpose,
  });
  return `${JSON.stringify({
    name: brand,
    start_url: "/",
    display: "browser",
    background_color: "#fdf9f1",
    theme_color: "#fdf9f1",
    icons: [icon(192, "icon-192.png", "any"), icon(512, "icon-512.png", "any"), icon(512, "maskable-512.png", "maskable")],
  })}\n`;
}

export const SECURITY_TEXT_FILE = ".well-known/security.txt";

/** Less than a year, as RFC 9116 advises, even for a build on the first day of a month. */
const MONTHS_VALID = 11;

/**
 * The content of `/.well-known/security.txt`: the contact for security reports. Its expiry is counted from the first day of the month, so
 * that it changes from month to month and not from build to build.
 *
 * @param contact `isPlaceholder`: whether the owner has yet to supply the address
 * @param now the time of the build
 * @source RFC 9116; IANA, security.txt fields
 */
export function securityText(siteUrl: string, contact: { readonly email: string; readonly isPlaceholder: boolean }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  return [
    ...(contact.isPlaceholder ? ["# The address is a placeholder and is not read yet."] : []),
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, el",
    `Canonical: ${siteUrl}/${SECURITY_TEXT_FILE}`,
    "",
  ].join("\n");
}

/** A text as HTML: a name may hold an ampersand. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/**
 * The page of the editing interface. It has no inline script or style, so that a strict policy fits.
 *
 * @param brand the name of the business
 * @param script the path of the script that starts the interface
 */
export function adminPage(brand: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(brand)}: editing</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The editing interface needs JavaScript. Files can also be edited by hand; the check says what is wrong.</noscript>
  </body>
</html>
`;
}

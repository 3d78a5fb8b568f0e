/**
 * The file of a page's component, which is named after its folder.
 *
 * @param template a folder of `src/templates`
 * @example componentFile("article/drives") // "src/templates/article/drives/DrivesPage.tsx"
 */
export function componentFile(template: string): string {
  const name = template.slice(template.lastIndexOf("/") + 1).replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `src/templates/${template}/${name}Page.tsx`;
}

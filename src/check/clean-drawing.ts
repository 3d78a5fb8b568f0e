import { type CustomPlugin, optimize } from "svgo";

/** Illustrator leaves an empty `foreignObject` where its own data were. */
const removeEmptyForeignObjects: CustomPlugin = {
  name: "remove-empty-foreign-objects",
  fn: () => ({
    element: {
      exit: (node, parent) => {
        if (node.name === "foreignObject" && !node.children.some(({ type }) => type === "element")) {
          parent.children = parent.children.filter((child) => child !== node);
        }
      },
    },
  }),
};

/**
 * A drawing without what drawing programs add for themselves: their own data, comments, the document type with its entities. What is
 * drawn, and whatever else the check refuses, stays.
 */
export function cleanDrawing(text: string): string {
  return optimize(text, {
    multipass: true,
    plugins: ["preset-default", "removeDimensions", removeEmptyForeignObjects],
    js2svg: { eol: "lf", finalNewline: true },
  }).data;
}

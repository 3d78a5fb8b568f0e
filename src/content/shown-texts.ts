import { articleIdOf } from "../core/schemas";
import { dataFileOf } from "./locale-documents";

/** The path of the form, below the collections of the editing interface, that holds the texts of a namespace. */
export function formOf(namespace: string): string {
  const file = dataFileOf(`${namespace}.json`);
  const article = file === undefined ? undefined : articleIdOf(file);
  return article === undefined ? `${file === undefined ? "texts" : "data"}/entries/${file ?? namespace}` : `articles/entries/${article}`;
}

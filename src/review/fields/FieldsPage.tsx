import { optionOf } from "../../core/language-options";
import { LANGUAGES } from "../../core/languages";
import { Document, FIELDS_PATH } from "../preview/Document";
import type { TitledRoute } from "../preview/pages";
import { FIELDS_SCRIPT } from "./fields";

/** The pages in which a reviewer can press a text to open its form. The script shows the page that the address names after “#”. */
export function FieldsPage({ routes }: { readonly routes: readonly TitledRoute[] }) {
  return (
    <Document
      title="Find the field"
      path={FIELDS_PATH}
      script={`${FIELDS_PATH}${FIELDS_SCRIPT}`}
      lead="Open a page here, and press a text of it: its form opens. This needs JavaScript."
    >
      <ul className="files">
        {routes.map(({ id, title, paths }) => (
          <li key={id}>
            {title}:{" "}
            {LANGUAGES.map((language) => (
              <a key={language} href={`#${paths[language]}`} lang={language}>
                {optionOf(language).name}{" "}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Document>
  );
}

import type { ReactNode } from "react";
import { LANGUAGES, languageAttributes, optionOf } from "../core/languages";
import { CHOICE_ATTRIBUTE } from "../publish/scripts/language-names";
import { usePage } from "./page";

interface LanguageLinksProps {
  readonly showFlag?: (flag: string) => ReactNode;
  readonly className?: string | undefined;
}

/** Whether the font file that every page loads has the letters of a name. */
const isLatin1 = (name: string): boolean => /^[\u0000-\u00ff]*$/.test(name);

/** Links to this page in every language. They work without JavaScript. */
export function LanguageLinks({ showFlag, className }: LanguageLinksProps) {
  const { language, paths } = usePage();
  return (
    <ul className={className}>
      {LANGUAGES.map((code) => {
        const { name } = optionOf(code);
        return (
          <li key={code}>
            <a
              href={paths[code]}
              lang={code}
              {...languageAttributes(code)}
              data-other-script={isLatin1(name) ? undefined : ""}
              hrefLang={code}
              aria-current={code === language ? "true" : undefined}
              {...{ [CHOICE_ATTRIBUTE]: code }}
            >
              {showFlag?.(`flag-${code}`)}
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

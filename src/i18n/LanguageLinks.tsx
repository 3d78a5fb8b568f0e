import type { ReactNode } from "react";
import { languageOptions } from "../core/language-options";
import { CHOICE_ATTRIBUTE } from "../publish/scripts/language-names";
import { usePage } from "./page";

interface LanguageLinksProps {
  readonly showFlag?: (flag: string) => ReactNode;
  readonly className?: string | undefined;
}

/** Links to this page in every language. They work without JavaScript. */
export function LanguageLinks({ showFlag, className }: LanguageLinksProps) {
  const { language, paths } = usePage();
  return (
    <ul className={className}>
      {languageOptions().map(({ code, name, flag }) => (
        <li key={code}>
          <a
            href={paths[code]}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? "true" : undefined}
            {...{ [CHOICE_ATTRIBUTE]: code }}
          >
            {showFlag?.(flag)}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

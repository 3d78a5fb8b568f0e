import { LANGUAGE_OPTIONS } from "../site/languages";
import { usePage } from "./page";

interface LanguageLinksProps {
  /** Whether each language shows its flag and code beside its name. */
  readonly isDetailed?: boolean;
  readonly className?: string | undefined;
}

/** Links to this page in every language, each named in its own language. They work without JavaScript. */
export function LanguageLinks({ isDetailed = false, className }: LanguageLinksProps) {
  const { language, paths } = usePage();
  return (
    <ul className={className}>
      {LANGUAGE_OPTIONS.map(({ code, name, flag }) => (
        <li key={code}>
          <a href={paths[code]} lang={code} hrefLang={code} aria-current={code === language ? "true" : undefined}>
            {isDetailed ? <span aria-hidden="true">{flag}</span> : null}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

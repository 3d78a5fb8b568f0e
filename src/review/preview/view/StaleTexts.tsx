import type { Change } from "../change";
import type { SitePages } from "../site-pages";
import { ChangeList } from "./ChangeList";

interface StaleTextsProps {
  readonly stale: readonly Change[];
  readonly site: SitePages;
}

/** Texts of which a translation still says what the English said earlier. */
export function StaleTexts(props: StaleTextsProps) {
  return (
    <ChangeList
      id="stale"
      title="Stale translations"
      empty="Every translation was made from the English as it is."
      changes={props.stale}
      site={props.site}
    />
  );
}

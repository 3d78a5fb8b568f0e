import { noticeId, noticesOn } from "../core/days/dated";
import { datedStyle } from "../core/days/dated-properties";
import { required } from "../core/required";
import { useTexts } from "../i18n/texts";
import { InlineText } from "../ui/InlineText";
import * as styles from "./Notices.module.css";

/** What visitors have to know for a while. Each notice has its end, because a page may be read later, from a cache or without scripts. */
export function Notices({ data }: { readonly data: Queries.DaysFragment }) {
  const { text, routeId } = useTexts("common");
  return noticesOn(routeId, required(data.noticesJson, "data/notices.json").notices).map(
    ({ id, text: sentence, until, endDay, endTime }) => (
      <aside key={id} className={styles.notice} style={datedStyle(noticeId(id))} aria-labelledby={noticeId(id)}>
        <div className="wrap">
          <p id={noticeId(id)}>
            <InlineText>{sentence}</InlineText>
          </p>
          <p className={styles.end}>
            {text("dates.until")}{" "}
            <time dateTime={until}>
              {endDay}
              {endTime === null ? null : `, ${endTime} ${text("dates.clock")}`}
            </time>
          </p>
        </div>
      </aside>
    ),
  );
}

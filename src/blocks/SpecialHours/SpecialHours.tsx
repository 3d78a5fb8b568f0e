import { graphql } from "gatsby";
import { specialHoursId } from "../../core/days/dated";
import { datedStyle } from "../../core/days/dated-properties";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import * as styles from "./SpecialHours.module.css";

/** The days on which hours differ, each from a week before to its end. */
export function SpecialHours({ data }: { readonly data: Queries.DaysFragment }) {
  const { text } = useTexts("common");
  const what = {
    office: { open: text("specialHours.officeOpen"), closed: text("specialHours.officeClosed") },
    handover: { open: text("specialHours.handoverFree"), closed: text("specialHours.handoverNone") },
  };
  const inOrder = [...required(data.exceptionsJson, "data/exceptions.json").exceptions].sort((one, other) =>
    one.from.localeCompare(other.from),
  );
  return inOrder.map(({ id, kind, from, until, firstDay, lastDay, hours, note }) => {
    const { open, closed } = what[kind === "office" ? "office" : "handover"];
    return (
      <p key={id} className={styles.days} style={datedStyle(specialHoursId(id))}>
        <strong>
          <time dateTime={from}>{firstDay}</time>
          {until === from ? null : (
            <>
              {" – "}
              <time dateTime={until}>{lastDay}</time>
            </>
          )}
        </strong>
        <span>{hours === null ? closed : `${open} ${hours} ${text("dates.clock")}`}</span>
        <span>{note}</span>
      </p>
    );
  });
}

export const query = graphql`
  fragment Days on Query {
    noticesJson {
      notices {
        id
        until
        pages
        starts
        ends
        endDay(language: $language)
        endTime(language: $language)
        text(language: $language)
      }
    }
    exceptionsJson {
      exceptions {
        id
        kind
        from
        until
        opens
        closes
        starts
        ends
        firstDay(language: $language)
        lastDay(language: $language)
        hours(language: $language)
        note(language: $language)
      }
    }
  }
`;

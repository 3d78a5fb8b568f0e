import { useState } from "react";
import { useTexts } from "../../../i18n/texts";
import { type TripSums, momentsOf } from "./Sums";
import * as styles from "./CanRent.module.css";

/** Marks the document while the answer is printed alone. */
const PRINTED = "printed";

/** Prints the answer as a slip for the desk, with all its details open. */
function print(slip: Element): void {
  const { dataset } = document.documentElement;
  const closed = [...slip.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
  const setOpen = (isOpen: boolean): void => {
    closed.forEach((details) => {
      details.open = isOpen;
    });
  };
  setOpen(true);
  dataset[PRINTED] = "trip";
  window.addEventListener(
    "afterprint",
    () => {
      Reflect.deleteProperty(dataset, PRINTED);
      setOpen(false);
    },
    { once: true },
  );
  window.print();
}

/** Ways to keep the answer: its link, on paper, in a calendar. Nothing leaves the browser. */
export default function KeepTrip({
  sums,
  link,
  slip,
}: {
  readonly sums: TripSums | undefined;
  readonly link: string;
  readonly slip: () => Element | null;
}) {
  const { text } = useTexts("home");
  const [copied, setCopied] = useState<{ readonly link: string; readonly hasFailed: boolean }>();
  const events = (sums === undefined ? [] : momentsOf(sums)).map(({ id, at }) => {
    const title = text(`canRent.sums.${id}`);
    return { at, title: id === "latest" ? `${text("canRent.sums.releasedBy")}: ${title}` : title, description: link };
  });

  const copy = (): void => {
    const note = (hasFailed: boolean) => () => {
      setCopied({ link, hasFailed });
    };
    // Browsers leave the clipboard out where the page is not secure.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    (clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"))).then(note(false), note(true));
  };
  const save = async (): Promise<void> => {
    const { calendarFile } = await import("../../../core/hire/calendar");
    const url = URL.createObjectURL(new Blob([calendarFile(events, window.location.host, new Date())], { type: "text/calendar" }));
    Object.assign(document.createElement("a"), { href: url, download: "trip.ics" }).click();
    // After the browser has begun the download.
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, 1000);
  };

  return (
    <div className={styles.keep}>
      <button type="button" onClick={copy}>
        {text("canRent.keep.copy")}
      </button>
      <button
        type="button"
        onClick={() => {
          const element = slip();
          if (element !== null) {
            print(element);
          }
        }}
      >
        {text("canRent.keep.print")}
      </button>
      {events.length === 0 ? null : (
        <button
          type="button"
          onClick={() => {
            save().catch((error: unknown) => {
              console.error("The calendar file could not be written.", error);
            });
          }}
        >
          {text("canRent.keep.calendar")}
        </button>
      )}
      <span role="status">{copied?.link === link ? text(copied.hasFailed ? "canRent.keep.failed" : "canRent.keep.copied") : null}</span>
    </div>
  );
}

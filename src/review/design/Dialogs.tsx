import { useState } from "react";
import Dialog from "../../ui/Dialog";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import * as styles from "./Openers.module.css";
import { Specimen } from "./Specimen";

/** The window over the page: closed at first, because it is a window over the page. */
export function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Chapter id="dialogs" source="Dialog">
      <Specimen label="Press to open" note="needs scripts; Escape, the cross and a press beside it close it">
        <InStates>
          {() => (
            <button
              type="button"
              className={[styles.opener, styles.needsScript].join(" ")}
              aria-haspopup="dialog"
              onClick={() => {
                setIsOpen(true);
              }}
            >
              Open the dialog
            </button>
          )}
        </InStates>
      </Specimen>
      {isOpen ? (
        <Dialog
          labelledBy="dialog-title"
          closeLabel="Close"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <h2 id="dialog-title">The road begins here</h2>
          <p>A headline, a sentence, and whatever the dialog is about.</p>
        </Dialog>
      ) : null}
    </Chapter>
  );
}

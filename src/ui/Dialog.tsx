import { DialogContent, DialogOverlay } from "@reach/dialog";
import { type ReactNode, useEffect } from "react";
import { Icon } from "./Icon";
import * as styles from "./Dialog.module.css";

interface DialogProps {
  readonly labelledBy: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog. An attribute and a CSS rule lock the page's scroll position, because Reach would insert a style element, which the
 * content security policy forbids.
 */
export default function Dialog({ labelledBy, closeLabel, onClose, children }: DialogProps) {
  useEffect(() => {
    const root = document.documentElement;
    // Takes the place of the scroll bar, so that the page does not move. A custom property would be inherited by every element, and
    // restyling them all delays the dialog.
    root.style.paddingInlineEnd = `${String(window.innerWidth - root.clientWidth)}px`;
    root.setAttribute("data-scroll-locked", "");
    return () => {
      root.removeAttribute("data-scroll-locked");
      root.style.removeProperty("padding-inline-end");
    };
  }, []);

  return (
    <DialogOverlay className={styles.overlay} onDismiss={onClose} dangerouslyBypassScrollLock>
      <DialogContent className={styles.dialog} aria-labelledby={labelledBy}>
        {children}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </DialogContent>
    </DialogOverlay>
  );
}

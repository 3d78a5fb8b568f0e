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
 * A window over the page. Its close button, Escape and a press outside close it; focus stays inside meanwhile. The page behind is held
 * still by an attribute and a rule of our own: Reach's way inserts a style element, which a strict policy refuses.
 */
export default function Dialog({ labelledBy, closeLabel, onClose, children }: DialogProps) {
  useEffect(() => {
    const root = document.documentElement;
    // In place of the scroll bar that goes, so that the page behind does not move. Not by a property of our own, which every element of
    // the page would inherit: they all were styled anew before the dialog could be painted.
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

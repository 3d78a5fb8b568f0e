import { useEffect, useState } from "react";
import { KeptPages } from "../../blocks/KeptPages/KeptPages";
import { useTexts } from "../../i18n/texts";
import { areKept, canKeep, keepNow } from "../../publish/offline/keep-offline";
import { TRAVEL_CARD } from "../../publish/offline/travel-card-pages";
import { Band } from "../../ui/Band";
import { TextButton } from "../../ui/Button";
import { OneOf } from "../../ui/OneOf";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Kept.module.css";

/** `null` until it is known, and where the browser cannot keep pages. */
type KeptState = "kept" | "not" | "wait" | null;

/** Whether the travel card is on this device, and what keeps it. */
function useKept(): readonly [state: KeptState, keep: () => void] {
  const [state, setState] = useState<KeptState>(null);
  const { localPath } = useTexts("common");
  const paths = TRAVEL_CARD.map((page) => localPath(page)).join(" ");

  useEffect(() => {
    if (!canKeep()) {
      return;
    }
    const look = (): void => {
      areKept(paths.split(" ")).then(
        (isKept) => {
          setState(isKept ? "kept" : "not");
        },
        () => {
          setState(null);
        },
      );
    };
    look();
    navigator.serviceWorker.addEventListener("message", look);
    return () => {
      navigator.serviceWorker.removeEventListener("message", look);
    };
  }, [paths]);

  const keep = (): void => {
    setState("wait");
    keepNow().catch(() => {
      setState("not");
    });
  };
  return [state, keep];
}

/** The pages of the travel card, whether they are on this device, and a button that keeps them, which visitors who save data need. */
export function Kept() {
  const { text } = useTexts("just-landed");
  const [state, keep] = useKept();
  return (
    <Band tone="cool">
      <SectionHead id="kept" title={text("kept.title")} lead={text("kept.lead")} />
      <div className={styles.state} data-state={state ?? "unknown"}>
        <p role="status">
          <OneOf value={state} sentences={{ kept: text("kept.kept"), not: text("kept.not"), wait: text("kept.wait") }} />
        </p>
        <TextButton icon="download" onPress={keep}>
          {text("kept.keep")}
        </TextButton>
      </div>
      <KeptPages pages={TRAVEL_CARD} />
    </Band>
  );
}

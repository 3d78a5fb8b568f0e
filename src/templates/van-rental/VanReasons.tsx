import { useTexts } from "../../i18n/texts";
import { SectionHead } from "../../ui/SectionHead";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";

const REASONS = [
  ["hourly", "clock"],
  ["fuel", "fuel-pump"],
  ["deposit", "euro"],
  ["risk", "shield"],
  ["longer", "calendar-check"],
  ["person", "phone"],
] as const;

export function VanReasons() {
  const { text } = useTexts("van-rental");
  return (
    <TwoColumns labelledBy="why">
      <SectionHead id="why" eyebrow={text("why.eyebrow")} title={text("why.title")} lead={text("why.lead")} />
      <ReasonList
        reasons={REASONS.map(([id, icon]) => ({ id, icon, title: text(`why.items.${id}.title`), text: text(`why.items.${id}.text`) }))}
      />
    </TwoColumns>
  );
}

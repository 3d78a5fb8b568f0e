import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";

/** The first drive, step by step. */
export function DrivingSteps() {
  const { text, steps } = useTexts("driving-guide");
  return (
    <Band tone="warm" labelledBy="steps">
      <SectionHead id="steps" eyebrow={text("steps.eyebrow")} title={text("steps.title")} lead={text("steps.lead")} />
      <Steps steps={steps("steps.items")} />
    </Band>
  );
}

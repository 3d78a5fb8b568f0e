import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";

export function VanBooking() {
  const { text, steps } = useTexts("van-rental");
  return (
    <Band labelledBy="process">
      <SectionHead id="process" eyebrow={text("process.eyebrow")} title={text("process.title")} lead={text("process.lead")} />
      <Steps steps={steps("process.steps")} />
    </Band>
  );
}

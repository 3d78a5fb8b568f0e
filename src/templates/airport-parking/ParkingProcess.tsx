import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";

export function ParkingProcess() {
  const { text, steps } = useTexts("airport-parking");
  return (
    <Band labelledBy="process">
      <SectionHead id="process" eyebrow={text("process.eyebrow")} title={text("process.title")} />
      <Steps steps={steps("process.steps")} />
    </Band>
  );
}

import { useTexts } from "../../i18n/texts";
import { googleMaps } from "../../business/map";
import { ExternalButton, ExternalLink } from "../ActionLinks/ActionLinks";
import { WalkDrawing } from "./WalkDrawing";
import * as styles from "./Walk.module.css";

/** The way on foot from arrivals to the office, drawn, with its steps below what they speak of: sentences, or a few words each. */
export function Walk({ steps, isBrief = false }: { readonly steps: readonly string[]; readonly isBrief?: boolean }) {
  return (
    <div className={styles.walk}>
      <WalkDrawing />
      <ol data-brief={isBrief}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** Opens the way on foot in Google Maps. */
export function WalkLink({ asButton = false }: { readonly asButton?: boolean }) {
  const { text, business } = useTexts("directions");
  const link = { href: googleMaps(business.places.office).walk, children: text("walk.link") };
  return asButton ? <ExternalButton variant="book" {...link} /> : <ExternalLink {...link} />;
}

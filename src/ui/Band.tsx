import type { ReactNode } from "react";

export interface BandProps {
  readonly children: ReactNode;
  readonly labelledBy?: string;
  readonly tone?: "warm" | "cool";
  readonly className?: string | undefined;
  readonly id?: string;
}

export function Band({ children, labelledBy, tone, className, id }: BandProps) {
  return (
    <section id={id} className={["band", tone === undefined ? "" : `band-${tone}`].filter(Boolean).join(" ")} aria-labelledby={labelledBy}>
      <div className={["wrap", className].filter(Boolean).join(" ")}>{children}</div>
    </section>
  );
}

import type { ReactNode } from "react";

export interface BandProps {
  readonly children: ReactNode;
  readonly tone?: "warm" | "cool";
  readonly className?: string | undefined;
  readonly id?: string;
}

export function Band({ children, tone, className, id }: BandProps) {
  return (
    <section id={id} className={["band", tone === undefined ? "" : `band-${tone}`].filter(Boolean).join(" ")}>
      <div className={["wrap", className].filter(Boolean).join(" ")}>{children}</div>
    </section>
  );
}

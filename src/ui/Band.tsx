import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface BandProps {
  readonly children: ReactNode;
  readonly tone?: "warm" | "cool" | "deep" | undefined;
  readonly className?: string | undefined;
}

/** A section of a page, as wide as the window. */
export function Band({ children, tone, className }: BandProps) {
  return (
    <section className={clsx("band", tone && `band-${tone}`)} data-ground={tone === "deep" ? tone : undefined}>
      <div className={clsx("wrap", className)}>{children}</div>
    </section>
  );
}

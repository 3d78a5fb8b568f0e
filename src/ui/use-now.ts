import { useEffect, useState } from "react";

/** The current time, updated every minute; `null` before hydration, because the page was built at another time. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = (): void => {
      setNow(new Date());
    };
    tick();
    const timer = setInterval(tick, 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

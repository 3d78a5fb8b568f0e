import { useEffect, useRef, useState } from "react";

/** Notices that an image cannot be loaded, also before hydration. */
export function useImageFailure() {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) {
      setHasFailed(true);
    }
  }, []);

  return {
    image,
    hasFailed,
    onError: () => {
      setHasFailed(true);
    },
  };
}

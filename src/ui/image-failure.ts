import { type RefObject, useEffect, useRef, useState } from "react";

interface ImageFailure {
  readonly image: RefObject<HTMLImageElement>;
  readonly hasFailed: boolean;
  readonly onError: () => void;
}

/** Notices that an image cannot be loaded, also when that happened before the page was alive. */
export function useImageFailure(): ImageFailure {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // A picture that failed before hydration has sent its error event to nobody.
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

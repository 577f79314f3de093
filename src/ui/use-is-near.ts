import { type RefObject, useEffect, useState } from 'react';

/** So far below or above the window a part counts as near: about one screen of scrolling ahead. */
const AHEAD = '800px';

/** Whether a part of the page is in the window, or was, or is about to be. */
export function useIsNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isNear, part]);
  return isNear;
}

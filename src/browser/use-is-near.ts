import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So far below or above the window a part counts as near: about one screen of scrolling ahead. */
const AHEAD = '800px';

/**
 * Whether a part of the page is in the window, or was, or is about to be. Before a page is printed all of it is.
 * `startsNear` is for a part at the top of its page.
 */
export function useIsNear(part: RefObject<Element | null>, startsNear = false): boolean {
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    if (isNear || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    const show = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear, part]);
  return isNear;
}

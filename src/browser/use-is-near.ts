import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the window a part still counts as near: about one screen. */
const AHEAD = '800px';

/**
 * Whether a part of the page is in the window, was, or is close to it. True for every part before printing.
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

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a part of the page is in the window or close to it, or has been. True for every part before printing.
 *
 * @param ahead how far outside the window counts as close; by default about one screen
 */
export function useIsNear(part: RefObject<Element | null>, ahead = '800px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    );
    observer.observe(part.current);
    // Rendered within the event, because the browser prints right after it.
    const show = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear, part, ahead]);
  return isNear;
}

import { type RefObject, useEffect } from 'react';
import { track } from '#measurement/track.ts';

/**
 * Pushes an event when the end of a post's text comes into view, once.
 *
 * @param end what follows the text
 */
export function useTrackRead(end: RefObject<Element | null>, slug: string): void {
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      track({ event: 'post_read', post_slug: slug });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, slug]);
}

import { useEffect } from 'react';
import { track } from '#measurement/track.ts';

/** How long typing must pause before the query counts as finished. */
const FINISHED_AFTER_MS = 1500;

/** Pushes an event for each finished query that finds nothing, without its words. */
export function useTrackNothingFound(query: string, count: number): void {
  useEffect(() => {
    if (!query || count > 0) return;
    const timer = setTimeout(track, FINISHED_AFTER_MS, { event: 'search_no_results' });
    return () => clearTimeout(timer);
  }, [query, count]);
}

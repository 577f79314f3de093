import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { layOutRest, setWholeLayout } from '#browser/lay-out-whole.ts';

/** Input that means the visitor no longer wants the page to scroll by itself. */
const VISITOR_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top or at its fragment, and going back returns to where a page was left. This adds to the router's
 * `ScrollRestoration` what it lacks: a prerendered page that is being read stays where it is, positions of an earlier page load
 * are not applied to this one, and content that loads after its page is scrolled to as well.
 */
export function ScrollPosition() {
  const { key: currentKey } = useLocation();
  const [firstKey] = useState(currentKey);
  // The first entry of every page load has the same key. With a key of its own, it does not get the position of an earlier load.
  const keyOf = useCallback(
    ({ key }: Location) => (key === firstKey ? `${performance.timeOrigin}` : key),
    [firstKey],
  );
  useKeepFirstPosition();
  useWholeLayout();
  useScrollToLateContent();
  return <ScrollRestoration getKey={keyOf} />;
}

/** Leaves the first page of a visit at the position to which the visitor or the browser has scrolled it. */
function useKeepFirstPosition(): void {
  const position = useRef(0);
  // The first effect runs before the router's, the second after it, with no paint in between.
  useInsertionEffect(() => {
    position.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (position.current > 0) window.scrollTo({ top: position.current, behavior: 'instant' });
  }, []);
}

/** Lays out all of a new page at once if a place in it will be looked for; otherwise `layOutRest` does it, after the paint. */
function useWholeLayout(): void {
  const { key, hash } = useLocation();
  const isHistoryNavigation = useNavigationType() === 'POP';
  const laidOutKey = useRef(key);
  useInsertionEffect(() => {
    if (laidOutKey.current !== key) setWholeLayout(isHistoryNavigation || hash !== '');
    laidOutKey.current = key;
  }, [key, hash, isHistoryNavigation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(layOutRest, [key]);
}

/** Scrolls to the requested place as soon as it exists, unless the visitor acts first. */
function useScrollToLateContent(): void {
  const { key, hash } = useLocation();
  const isHistoryNavigation = useNavigationType() === 'POP';
  /** The scroll position of each history entry in pixels, by key. */
  const [positions] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const top = isHistoryNavigation ? positions.get(key) : undefined;
    const isThere = () => {
      if (top !== undefined) return isLongEnoughFor(top);
      return hash === '' || partOf(hash) !== null;
    };
    const goThere = () => {
      if (top === undefined) partOf(hash)?.scrollIntoView();
      else window.scrollTo({ top, behavior: 'instant' });
    };
    const stop = isThere() ? undefined : whenPageHasGrown(isThere, goThere);
    const notePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', notePosition, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', notePosition);
    };
  }, [key, hash, isHistoryNavigation, positions]);
}

function isLongEnoughFor(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

/** The part of the page that a fragment names; null for any other fragment, for instance a shared result. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Calls `act` once the page has grown and `isThere` holds, unless the visitor acts first. Returns a function that stops this. */
function whenPageHasGrown(isThere: () => boolean, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (!isThere()) return;
    stop();
    act();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of VISITOR_INPUTS) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of VISITOR_INPUTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}

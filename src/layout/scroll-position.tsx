import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { layOutRest, setWholeLayout } from '#browser/lay-out-whole.ts';

/** Input that means the visitor no longer wants the page to scroll by itself. */
const VISITOR_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top or at its fragment, and going back returns to where a page was left. The router does
 * that, with three exceptions: it scrolls a prerendered page to its top even if it is being read, applies positions of
 * an earlier page load to this one, and ignores content that loads after its page.
 */
export function ScrollPosition() {
  const { key: currentKey } = useLocation();
  const [openedWith] = useState(currentKey);
  // The first entry of every page load has the same key. With a key of its own, it does not get the position of an earlier load.
  const keyOf = useCallback(
    ({ key }: Location) => (key === openedWith ? `${performance.timeOrigin}` : key),
    [openedWith],
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
  const laidOut = useRef(key);
  useInsertionEffect(() => {
    if (laidOut.current !== key) setWholeLayout(isHistoryNavigation || hash !== '');
    laidOut.current = key;
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
    const isThere = () => (top === undefined ? hash === '' || partOf(hash) !== null : isLongEnoughFor(top));
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

/** Calls `act` once the page has grown so far that `isThere`, unless the visitor acts first. Returns a function that stops this. */
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

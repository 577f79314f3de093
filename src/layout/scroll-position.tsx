import { useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** What somebody does who does not want to be moved any more. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page begins at its top or at its fragment, and one that is gone back to where it was left. The router does that,
 * but for three things: it takes a prerendered page to its top although somebody reads it already, takes the
 * place of an earlier page load for this one's, and knows nothing of content that comes after its page.
 */
export function ScrollPosition() {
  const { key: present } = useLocation();
  const [openedWith] = useState(present);
  // Where another page load was left is the browser's business: the keys of first entries are the same for all.
  const keyOf = useCallback(
    ({ key }: Location) => (key === openedWith ? `${performance.timeOrigin}` : key),
    [openedWith],
  );
  useStayAtFirst();
  useLatePlace();
  return <ScrollRestoration getKey={keyOf} />;
}

/** Leaves the page with which a visit begins where the visitor, or the browser, has scrolled it to. */
function useStayAtFirst(): void {
  const present = useRef(0);
  // Before the router's effect and after it, with nothing painted between.
  useInsertionEffect(() => {
    present.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (present.current > 0) window.scrollTo({ top: present.current, behavior: 'instant' });
  }, []);
}

/** Goes on to the place that was wanted as soon as it is there, unless somebody acts before. */
function useLatePlace(): void {
  const { key, hash } = useLocation();
  const isGoneBackTo = useNavigationType() === 'POP';
  /** Where each entry of the history was left, in pixels, by its key. */
  const [positions] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const left = isGoneBackTo ? positions.get(key) : undefined;
    const isThere = () => (left === undefined ? hash === '' || partOf(hash) !== null : isLongEnoughFor(left));
    const goThere = () => {
      if (left === undefined) partOf(hash)?.scrollIntoView();
      else window.scrollTo({ top: left, behavior: 'instant' });
    };
    const stop = isThere() ? undefined : asThePageGrows(isThere, goThere);
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, hash, isGoneBackTo, positions]);
}

function isLongEnoughFor(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

/** The part of the page that a fragment names; none for what is no name, for instance a shared result. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Acts once the page has what is wanted. Gives the way to stop. */
function asThePageGrows(isThere: () => boolean, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (!isThere()) return;
    stop();
    act();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of ACTS) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of ACTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}

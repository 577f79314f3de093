import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that react-router gives to the first location of a visit. */
const FIRST_LOCATION = 'default';

/** The key of the location whose heading was focused last. */
let focusedFor = FIRST_LOCATION;

/**
 * The one h1 of a page. After a navigation inside the site it takes the focus, so that keyboard and screen reader start
 * at the new page. On the first page of a visit the browser decides.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // Runs for each path: a search or a step in a list changes only the query, and two pages may share a screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is read when the path changes
  useEffect(() => {
    if (!isFirstLocation(key) && takeFocusFor(key)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function isFirstLocation(key: string): boolean {
  return key === FIRST_LOCATION && focusedFor === FIRST_LOCATION;
}

/**
 * Whether the heading may take the focus for this navigation, which is recorded. The first heading may. The second, when the
 * complete page replaces a loading page, may only if the focus was lost with the first.
 */
function takeFocusFor(key: string): boolean {
  const isNew = focusedFor !== key;
  focusedFor = key;
  return isNew || document.activeElement === null || document.activeElement === document.body;
}

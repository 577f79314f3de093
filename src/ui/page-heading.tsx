import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstLocation, takeFocusFor } from './navigation-focus.ts';

/**
 * The one h1 of a page. After a navigation inside the site it takes the focus, so that keyboard and screen reader
 * start where the new page starts. The first page of a visit leaves the focus to the browser.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Only on mount: a search or a page of a list changes the address, but the page stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the navigation that brought this page
  useEffect(() => {
    if (!isFirstLocation(key) && takeFocusFor(key)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

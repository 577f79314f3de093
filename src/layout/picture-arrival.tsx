import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { arriveAt } from '#browser/picture-travel.ts';

/** Tells a picture that travels to the next page that it is there. After what restores the scroll position. */
export function PictureArrival() {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of a navigation
  useLayoutEffect(() => arriveAt(pathname), [pathname, key]);
  return null;
}

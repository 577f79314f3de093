import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialogs } from './dialog-store.ts';

/** Closes every dialog on a navigation, before the effects in which the next page may open one. */
export function useCloseOnNavigation(): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    if (shownKey.current !== key) closeDialogs();
    shownKey.current = key;
  }, [key]);
}

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialogs } from './dialog-store.ts';

/** A navigation closes every dialog, before the effects in which the next page opens one. */
export function useCloseOnNavigation(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) closeDialogs();
    shown.current = key;
  }, [key]);
}

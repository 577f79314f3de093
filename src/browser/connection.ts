import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Chromium drops what is asked for while a connection is still coming back (ERR_NETWORK_CHANGED), in milliseconds. */
const SETTLES_IN = 1000;

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}

/** Whether the browser has a network, now and when that changes. The network may still lead nowhere. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Acts whenever the browser has a network again. */
export function useWhenOnline(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => actNow(), SETTLES_IN);
    };
    window.addEventListener('online', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
    };
  }, []);
}

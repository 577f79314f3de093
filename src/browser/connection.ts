import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Chromium drops requests made while a connection is still coming back (ERR_NETWORK_CHANGED). */
const SETTLE_DELAY_MS = 1000;

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}

/** Whether the browser is online; a change renders the component again. Being online does not mean the site can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true, // on the server
  );
}

/** Calls `act` whenever the browser comes back online, once the connection has had time to settle. */
export function useWhenOnline(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => actNow(), SETTLE_DELAY_MS);
    };
    window.addEventListener('online', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
    };
  }, []);
}

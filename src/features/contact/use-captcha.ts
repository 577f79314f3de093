import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#browser/connection.ts';
import { type Captcha, loadCaptcha } from './load-captcha.ts';

type CaptchaState =
  | { readonly name: 'waiting' | 'failed' }
  | { readonly name: 'ready'; readonly captcha: Captcha };

const WAITING: CaptchaState = { name: 'waiting' };
const FAILED: CaptchaState = { name: 'failed' };

/**
 * The state of the captcha. It loads as soon as it is wanted; after a failure it loads again once the browser is back online.
 * `fail` reports that the captcha has stopped working; `retry` reloads it.
 */
export function useCaptcha(isWanted: boolean) {
  const [state, setState] = useState(WAITING);
  const isLoading = isWanted && state.name === 'waiting';
  const fail = useCallback((error: unknown) => {
    console.error('The captcha does not work', error);
    setState(FAILED);
  }, []);
  const retry = () => setState(WAITING);
  useWhenOnline(() => setState((current) => (current.name === 'failed' ? WAITING : current)));

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    loadCaptcha().then(
      (captcha) => isCurrent && setState({ name: 'ready', captcha }),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, fail]);

  return { state, fail, retry };
}

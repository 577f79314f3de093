import { useEffect } from 'react';
import { type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';

/**
 * The token in the link that led to this page, or an empty text. It is removed from the URL at once, so that it is in neither the
 * history nor the referrer, and stored in the state of the history entry, which survives a reload.
 *
 * @param path the path of this page
 */
export function useLinkToken(path: string): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const fromUrl = new URLSearchParams(search).get('token') ?? '';
  useEffect(() => {
    if (!fromUrl) return;
    navigate(path, { replace: true, state: { token: fromUrl }, preventScrollReset: true });
  }, [fromUrl, navigate, path]);
  // The server has only the URL.
  return fromUrl || (isHydrated ? tokenIn(state) : '');
}

function tokenIn(state: unknown): string {
  const hasToken = typeof state === 'object' && state !== null && 'token' in state;
  return hasToken && typeof state.token === 'string' ? state.token : '';
}

/** The loaders run again for the same URL, but not when the token is removed from it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

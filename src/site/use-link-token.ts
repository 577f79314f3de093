import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';

/**
 * The link's token, or an empty text. It is removed from the address at once, so that it is in neither the history nor
 * the referrer, and stored in the state of the history entry, which survives a reload.
 *
 * @param path of the page that the link leads to
 */
export function useLinkToken(path: string): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const fromAddress = new URLSearchParams(search).get('token') ?? '';
  useEffect(() => {
    if (!fromAddress) return;
    navigate(path, { replace: true, state: { token: fromAddress }, preventScrollReset: true });
  }, [fromAddress, navigate, path]);
  // The server has only the address.
  return fromAddress || (isHydrated ? tokenIn(state) : '');
}

function tokenIn(state: unknown): string {
  const isHolder = typeof state === 'object' && state !== null && 'token' in state;
  return isHolder && typeof state.token === 'string' ? state.token : '';
}

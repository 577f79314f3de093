import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { paths } from '#paths.ts';

/**
 * The token that the link brought, or an empty text. It is taken out of the address at once, so that neither the
 * history nor another site gets to know it, and kept in the state of the history's entry, which survives a reload.
 */
export function useDownloadToken(): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const fromAddress = new URLSearchParams(search).get('token') ?? '';
  useEffect(() => {
    if (!fromAddress) return;
    navigate(paths.download, { replace: true, state: { token: fromAddress }, preventScrollReset: true });
  }, [fromAddress, navigate]);
  // The server knows the address alone.
  return fromAddress || (isHydrated ? tokenIn(state) : '');
}

function tokenIn(state: unknown): string {
  const isHolder = typeof state === 'object' && state !== null && 'token' in state;
  return isHolder && typeof state.token === 'string' ? state.token : '';
}

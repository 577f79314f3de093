import { useMatches } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { isErrorPage } from '#rendering/page-data.ts';
import { isRouteHandle, NOT_IN_THE_SET } from './route-handle.ts';
import styles from './sheet-number.module.css';

/** The sheet number of the current page, as in a drawing's title block. */
export function SheetNumber() {
  const isHydrated = useIsHydrated();
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  if (!match || !isRouteHandle(match.handle)) return null;
  // The one prerendered error page serves the addresses of any route.
  const sheet = !isHydrated && isErrorPage() ? NOT_IN_THE_SET : match.handle.sheet(match.params);
  return <span className={styles.sheet}>Sheet {sheet}</span>;
}

import { useMatches } from 'react-router-dom';
import { isErrorPage } from '#browser/page-data.ts';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { isRouteHandle, NOT_IN_THE_SET } from './route-handle.ts';
import styles from './sheet-number.module.css';

/** The sheet number of the current page, as in a drawing's title block. */
export function SheetNumber() {
  const sheet = useSheetNumber();
  return sheet ? <span className={styles.sheet}>Sheet {sheet}</span> : null;
}

/** Returns the sheet number of the current page; undefined outside of the site's routes. */
function useSheetNumber(): string | undefined {
  const isHydrated = useIsHydrated();
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  if (!match || !isRouteHandle(match.handle)) return undefined;
  // The one prerendered error page serves the addresses of any route.
  return !isHydrated && isErrorPage() ? NOT_IN_THE_SET : match.handle.sheet(match.params);
}

import { useMatches } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { isErrorPage } from '#rendering/page-data.ts';
import { isRouteHandle, NOT_IN_THE_SET } from './route-handle.ts';
import styles from './sheet-number.module.css';

/** The number of the page that is shown, as on a drawing's lower edge. */
export function SheetNumber() {
  const isHydrated = useIsHydrated();
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  if (!match || !isRouteHandle(match.handle)) return null;
  // The one error page that is prerendered stands for the addresses of any route.
  const sheet = !isHydrated && isErrorPage() ? NOT_IN_THE_SET : match.handle.sheet(match.params);
  return <span className={styles.sheet}>Sheet {sheet}</span>;
}

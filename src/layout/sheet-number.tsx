import { type Params, useMatches } from 'react-router-dom';
import styles from './sheet-number.module.css';

/** What a route says of itself: its place in the drawing set. */
export interface RouteHandle {
  readonly sheet: (params: Params) => string;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'sheet' in handle;
}

/** The number of the page that is shown, as on a drawing's lower edge. */
export function SheetNumber() {
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  if (!match || !isRouteHandle(match.handle)) return null;
  return <span className={styles.sheet}>Sheet {match.handle.sheet(match.params)}</span>;
}

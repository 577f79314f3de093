import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

/** A step on the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  readonly name: string;
  readonly to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

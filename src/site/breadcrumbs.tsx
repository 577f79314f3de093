import { use } from 'react';
import type { Crumb } from '#pages.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './breadcrumbs.module.css';
import { RenderedHeadContext } from './rendered-head.ts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const collected = use(RenderedHeadContext); // Only on the server, for the structured data.
  if (collected) collected.crumbs = crumbs;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

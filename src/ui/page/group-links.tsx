import { AnchorLink } from '#ui/controls/anchor-link.tsx';
import styles from './group-links.module.css';

interface GroupLinksProps {
  readonly label: string;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the groups of a long page, in its hero. */
export function GroupLinks({ label, groups }: GroupLinksProps) {
  return (
    <nav className={styles.groups} aria-label={label}>
      {groups.map(({ id, name }) => (
        <AnchorLink key={id} anchor={id}>
          {name}
        </AnchorLink>
      ))}
    </nav>
  );
}

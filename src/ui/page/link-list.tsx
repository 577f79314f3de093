import { Link } from '#ui/controls/link.tsx';
import styles from './link-list.module.css';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly name: string; readonly to: string }[];
}

/** Links to other pages. The `label` of a link is the kind of its page, such as "Post". */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, name, to }) => (
          <li key={to}>
            <Link to={to}>
              <span className="data soft">{label}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Chip } from '#ui/controls/chip.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './link-rows.module.css';

/** A page that a list leads to, with one or two facts about it. */
interface LinkRow {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly string[];
}

/** A list of pages, each a row that is a link as a whole. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, text, facts }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
          <div className={styles.facts}>
            {facts.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}

import { Chip } from '#ui/controls/chip.tsx';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './link-rows.module.css';

/** A link to a page of this or another site, with up to two facts about it. */
interface LinkRow {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly string[];
}

const isExternal = (to: string) => /^https?:/.test(to);

/** A list of pages, each a row that is a link as a whole. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, text, facts = [] }) => (
        <li className="one-link" key={to}>
          <h3>
            {isExternal(to) ? <ExternalLink href={to}>{title}</ExternalLink> : <Link to={to}>{title}</Link>}
          </h3>
          <p>{text}</p>
          <div className={styles.facts}>
            {facts.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </div>
          <Icon name={isExternal(to) ? 'external' : 'arrow'} />
        </li>
      ))}
    </ul>
  );
}

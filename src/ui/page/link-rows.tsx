import { Chip } from '#ui/controls/chip.tsx';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './link-rows.module.css';

/** A page of this site or an address of another that a list leads to, with up to two facts about it. */
interface LinkRow {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly string[];
}

const isOutside = (to: string) => /^https?:/.test(to);

/** A list of pages, each a row that is a link as a whole. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, text, facts = [] }) => (
        <li className="one-link" key={to}>
          <h3>
            {isOutside(to) ? <ExternalLink href={to}>{title}</ExternalLink> : <Link to={to}>{title}</Link>}
          </h3>
          <p>{text}</p>
          <div className={styles.facts}>
            {facts.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </div>
          <Icon name={isOutside(to) ? 'external' : 'arrow'} />
        </li>
      ))}
    </ul>
  );
}

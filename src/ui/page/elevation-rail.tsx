import { AnchorLink } from '#ui/controls/anchor-link.tsx';
import styles from './elevation-rail.module.css';

/** A section of a long page. */
export interface LevelMark {
  /** The id of the section, or of its heading. */
  readonly id: string;
  /** A short name, which fits into a margin of 80 px. */
  readonly name: string;
}

/**
 * The sections of a long page as level marks on an elevation, in the margin that very wide windows leave free. Links
 * inside an article are left to its table of contents.
 */
export function ElevationRail({ marks }: { marks: readonly LevelMark[] }) {
  return (
    <nav className={styles.rail} aria-label="Sections of this page">
      <ul>
        {marks.map(({ id, name }) => (
          <li key={id}>
            <AnchorLink anchor={id}>{name}</AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

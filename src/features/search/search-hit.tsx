import { searchPage } from '#content/pages/search-page.ts';
import { markMatches } from '#domain/search/mark-matches.ts';
import type { FoundEntry } from '#domain/search/search-entry.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './search-hit.module.css';

/** One entry that was found, with the words that match. */
export function SearchHit({ entry }: { entry: FoundEntry }) {
  const { kind, title, path, summary, place, matches } = entry;
  return (
    <li className={styles.hit}>
      <p className={`${styles.kind} label`}>{searchPage.kinds[kind]}</p>
      <div>
        <h3 className={styles.title}>
          <Link to={path}>
            <Marked text={title} matches={matches} />
          </Link>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
        {summary && (
          <p className={styles.summary}>
            <Marked text={summary} matches={matches} />
          </p>
        )}
      </div>
    </li>
  );
}

function Marked({ text, matches }: { text: string; matches: readonly string[] }) {
  return markMatches(text, matches).map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
    isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}

import { Link } from '#ui/controls/link.tsx';
import styles from './list-summary.module.css';

interface ListSummaryProps {
  /** The filters of the list: a category, searched words. */
  readonly filters: readonly string[];
  /** How many entries it has now: "8 posts". */
  readonly count: string;
  /** The way back to the whole list; left out where something else offers it. */
  readonly all?: { readonly name: string; readonly to: string } | undefined;
}

/** Says what a list shows, "BIM, 8 posts", and links to the whole list. Changes are announced. */
export function ListSummary({ filters, count, all }: ListSummaryProps) {
  const activeFilters = filters.filter((filter) => filter !== '');
  return (
    <div className={styles.summary}>
      <p aria-live="polite">{[...activeFilters, count].join(', ')}</p>
      {activeFilters.length > 0 && all && (
        <Link to={all.to} keepsScroll>
          {all.name}
        </Link>
      )}
    </div>
  );
}

/** A search as a filter: its text in quotation marks, or an empty string without a search. */
export function quoted(search: string): string {
  return search && `“${search}”`;
}

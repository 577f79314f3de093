import { popularPages, searchPage } from '#content/pages/search-page.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './popular-pages.module.css';

/** Pages to go to without a search. */
export function PopularPages() {
  return (
    <nav aria-label={searchPage.nothing.popular} className={styles.popular}>
      <p aria-hidden="true">{searchPage.nothing.popular}</p>
      <ul>
        {popularPages.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

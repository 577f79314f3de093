import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { blogPath, paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './blog-pager.module.css';

/** Numbered links to the pages of a list of posts; none when there is only one page. */
export function BlogPager({ page, query }: { page: PostPage; query: PostQuery }) {
  if (page.pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {Array.from({ length: page.pageCount }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={pathOf(query, number)}
          aria-label={`Page ${number}`}
          aria-current={number === page.page ? 'page' : undefined}
          keepsScroll
        >
          {number}
        </Link>
      ))}
    </nav>
  );
}

function pathOf({ listing, ...query }: PostQuery, page: number): string {
  if (!listing) return blogPath({ ...query, page });
  return paths.listing(listing) + (page > 1 ? `?page=${page}` : '');
}

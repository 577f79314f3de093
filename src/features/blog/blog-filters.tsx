import { blogPage } from '#content/blog.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { blogPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './blog-filters.module.css';

const copy = blogPage.categories;

/**
 * "All" and each category with its count. The links to other categories keep the page number (spec, section 4); the link
 * to the current one leads to page 1.
 */
export function BlogFilters({ page, query }: { page: PostPage; query: PostQuery }) {
  const choices = [
    { category: '', name: copy.all, count: page.totalCount },
    ...page.categories.map(({ name, count }) => ({ category: name, name, count })),
  ];
  return (
    <nav className={styles.filters} aria-labelledby="blog-categories">
      <h2 className="label" id="blog-categories">
        {copy.title}
      </h2>
      <ul>
        {choices.map(({ category, name, count }) => {
          const isShown = category === query.category;
          return (
            <li key={name}>
              <Link
                to={blogPath(isShown ? { ...query, page: 1 } : { ...query, category })}
                aria-current={isShown ? 'true' : undefined}
                keepsScroll
              >
                {name} <span className="data">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

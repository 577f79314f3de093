import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { blogPage as copy } from '#content/blog.ts';
import { connection } from '#content/connection.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { BlogPager } from './blog-pager.tsx';
import styles from './blog-results.module.css';
import { PostCard } from './post-card.tsx';

/** How many cards may be in the window before any scrolling. */
const CARDS_IN_SIGHT = 3;

/** The posts of one page of the list, or what to do when there are none. */
export function BlogResults({ page, query }: { page: PostPage; query: PostQuery }) {
  const heading = useFocusOnPageChange(page.page);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {copy.heading}
      </h2>
      <p className="visually-hidden" aria-live="polite">
        {copy.count(page.matchCount)}
      </p>
      {page.posts.length > 0 ? (
        <div className={styles.grid}>
          {page.posts.map((post, index) => (
            <PostCard key={post.slug} post={post} isLazy={index >= CARDS_IN_SIGHT} />
          ))}
        </div>
      ) : (
        <StatePanel title={copy.none.title}>
          <p>{copy.none.text}</p>
          <LinkButton variant="secondary" to={paths.blog}>
            {copy.none.all}
          </LinkButton>
        </StatePanel>
      )}
      <BlogPager page={page} query={query} />
    </>
  );
}

/** Replaces the posts when they could not be read. */
export function BlogUnavailable() {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel title={copy.none.title}>
      <p>
        {copy.failed} {connection.away}
      </p>
      <RetryButton variant="secondary" onRetry={revalidate} />
    </StatePanel>
  );
}

/** After a change of page, keyboard and screen reader continue at the first post. */
function useFocusOnPageChange(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (shownPage.current !== page && !isTyping) heading.current?.focus({ preventScroll: true });
    shownPage.current = page;
  }, [page]);
  return heading;
}

import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { PostPage, PostQuery } from '#domain/post-list.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { BlogPager } from './blog-pager.tsx';
import styles from './blog-results.module.css';
import { PostCard } from './post-card.tsx';

/** The posts of a page of the list, or what to do when there are none. */
export function BlogResults({ page, query }: { page: PostPage; query: PostQuery }) {
  const heading = useFocusOnPageChange(page.page);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        Posts
      </h2>
      <p className="visually-hidden" aria-live="polite">
        {page.matchCount === 1 ? '1 post' : `${page.matchCount} posts`}
      </p>
      {page.posts.length > 0 ? (
        <div className={styles.grid}>
          {page.posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </div>
      ) : (
        <StatePanel title="No posts found">
          <p>Try another word, or look through all categories.</p>
          <LinkButton variant="secondary" to={paths.blog}>
            Show all posts
          </LinkButton>
        </StatePanel>
      )}
      <BlogPager page={page} query={query} />
    </>
  );
}

/** What stands in the place of the posts when they could not be read. */
export function BlogUnavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <StatePanel title="No posts found">
      <p>The posts could not be loaded. Your connection or our database may be down for a moment.</p>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
    </StatePanel>
  );
}

/** After a step to another page of the list, keyboard and screen reader go on at its first post. */
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

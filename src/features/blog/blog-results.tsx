import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { blogPage as copy } from '#content/blog.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { ListSummary, quoted } from '#ui/page/list-summary.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { BlogPager } from './blog-pager.tsx';
import styles from './blog-results.module.css';
import { PostCard } from './post-card.tsx';

/** How many cards may be in view before any scrolling; the pictures of the others are loaded lazily. */
const CARDS_IN_SIGHT = 3;

/** The posts of one page of the list, or what to do when there are none. */
export function BlogResults({ page, query }: { page: PostPage; query: PostQuery }) {
  const heading = useFocusOnNewPage(page.page);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {copy.heading}
      </h2>
      <ListSummary
        filters={[query.category, quoted(query.search)]}
        count={copy.count(page.matchCount)}
        all={page.posts.length > 0 ? { name: copy.none.all, to: paths.blog } : undefined}
      />
      {page.posts.length > 0 ? (
        <div className={classNames(styles.grid, query.search !== '' && styles.searchResults)}>
          {page.posts.map((post, index) => (
            <PostCard key={post.slug} post={post} lazy={index >= CARDS_IN_SIGHT} />
          ))}
        </div>
      ) : (
        <StatePanel title={copy.none.title} text={copy.none.text}>
          <LinkButton variant="secondary" to={paths.blog}>
            {copy.none.all}
          </LinkButton>
        </StatePanel>
      )}
      <BlogPager page={page} query={query} />
    </>
  );
}

/** When the page number changes, scrolls to the heading of the posts and moves the focus there; returns the heading's ref. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  // On Back and Forward, `ScrollPosition` of the layout restores the position at which the page was left.
  const isHistoryNavigation = useNavigationType() === 'POP';
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (shownPage.current !== page && !isTyping) {
      heading.current?.focus({ preventScroll: true });
      if (!isHistoryNavigation) heading.current?.scrollIntoView({ behavior: 'instant' });
    }
    shownPage.current = page;
  }, [page, isHistoryNavigation]);
  return heading;
}

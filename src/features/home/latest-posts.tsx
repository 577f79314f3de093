import { lazy, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { AfterHydration } from '#browser/after-hydration.tsx';
import { useWhenOnline } from '#browser/connection.ts';
import { useIsNear } from '#browser/use-is-near.ts';
import { latestPosts } from '#content/home.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import styles from './latest-posts.module.css';

const PostCarousel = lazy(async () => ({
  default: (await import('#features/blog/post-carousel.tsx')).PostCarousel,
}));

/** The newest posts. While they load, an empty `div` keeps their room; when they cannot be read, it disappears. */
export function LatestPosts({ posts }: { posts: Promise<readonly PostSummary[] | undefined> }) {
  const section = useRef<HTMLElement>(null);
  // The carousel is far below the fold: it is loaded only when the visitor scrolls near it.
  const isNear = useIsNear(section);
  return (
    <PageSection id="posts" className="on-film screen-only" ref={section}>
      <SectionHead title={latestPosts.title}>
        <p>
          <LinkButton variant="tertiary" icon="arrow" to={paths.blog}>
            {latestPosts.all}
          </LinkButton>
        </p>
      </SectionHead>
      <div className={styles.room}>
        <AfterHydration fallback={<div />}>
          {() => (
            <WhenLoaded value={posts} fallback={<div />}>
              {(found) => {
                if (!found) return <RetryWhenOnline />;
                if (!isNear) return <div />;
                return found.length > 0 && <PostCarousel posts={found} />;
              }}
            </WhenLoaded>
          )}
        </AfterHydration>
      </div>
    </PageSection>
  );
}

/** Reads the posts again when the browser is back online. */
function RetryWhenOnline() {
  const { revalidate } = useRevalidator();
  useWhenOnline(() => void revalidate());
  return null;
}

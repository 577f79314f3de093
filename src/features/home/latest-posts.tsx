import { lazy, Suspense, useRef } from 'react';
import { Await } from 'react-router-dom';
import { latestPosts } from '#content/home.ts';
import { site } from '#content/site.ts';
import type { PostSummary } from '#domain/post-summary.ts';
import { paths } from '#paths.ts';
import { AfterHydration } from '#ui/after-hydration.tsx';
import { LinkButton } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { useIsNear } from '#ui/use-is-near.ts';
import styles from './latest-posts.module.css';

const PostCarousel = lazy(async () => ({
  default: (await import('#features/blog/post-carousel.tsx')).PostCarousel,
}));

/** The newest posts. When they cannot be read the carousel stays empty, and the rest of the page works. */
export function LatestPosts({ posts }: { posts: Promise<readonly PostSummary[]> }) {
  const section = useRef<HTMLElement>(null);
  // The carousel is far below the fold: whoever never gets there does not load it.
  const isNear = useIsNear(section);
  return (
    <section className="section on-film" ref={section}>
      <div className="wrap">
        <SectionHead
          reference={site.channel.name}
          fact={
            <AfterHydration meanwhile={null}>
              {() => (
                <Suspense>
                  <Await resolve={posts}>{countOf}</Await>
                </Suspense>
              )}
            </AfterHydration>
          }
          title={latestPosts.title}
        >
          <p>
            <LinkButton variant="tertiary" icon="arrow" to={paths.blog}>
              {latestPosts.all}
            </LinkButton>
          </p>
        </SectionHead>
        {isNear ? (
          <Suspense fallback={<div className={styles.placeholder} />}>
            <Await resolve={posts}>
              {(found: readonly PostSummary[]) => (found.length > 0 ? <PostCarousel posts={found} /> : null)}
            </Await>
          </Suspense>
        ) : (
          <div className={styles.placeholder} />
        )}
      </div>
    </section>
  );
}

function countOf(posts: readonly PostSummary[]): string {
  return posts.length === 0 ? '' : `${posts.length} newest posts`;
}

import { lazy, Suspense } from 'react';
import { Await } from 'react-router-dom';
import { latestPosts } from '#content/home.ts';
import { site } from '#content/site.ts';
import type { Post } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import styles from './latest-posts.module.css';

const PostCarousel = lazy(async () => ({
  default: (await import('#features/blog/post-carousel.tsx')).PostCarousel,
}));

/** The newest posts. When they cannot be read the carousel stays empty, and the rest of the page works. */
export function LatestPosts({ posts }: { posts: Promise<readonly Post[]> }) {
  return (
    <section className="section on-film">
      <div className="wrap">
        <SectionHead
          reference={site.channel.name}
          fact={
            <Suspense>
              <Await resolve={posts}>{countOf}</Await>
            </Suspense>
          }
          title={latestPosts.title}
        >
          <p>
            <LinkButton variant="tertiary" icon="arrow" to={paths.blog}>
              {latestPosts.all}
            </LinkButton>
          </p>
        </SectionHead>
        <Suspense fallback={<div className={styles.placeholder} />}>
          <Await resolve={posts}>
            {(found: readonly Post[]) => (found.length > 0 ? <PostCarousel posts={found} /> : null)}
          </Await>
        </Suspense>
      </div>
    </section>
  );
}

function countOf(posts: readonly Post[]): string {
  return posts.length === 0 ? '' : `${posts.length} newest posts`;
}

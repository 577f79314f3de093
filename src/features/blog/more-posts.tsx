import { postPage as copy } from '#content/pages/post-page.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import type { RelatedPosts } from '#domain/posts/related-posts.ts';
import { paths } from '#paths.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './more-posts.module.css';
import { PostSlide } from './post-slide.tsx';

/** What to read after a post: related posts, and the next older and newer ones. */
export function MorePosts({ related, previous, next }: RelatedPosts) {
  if (related.length === 0 && !previous && !next) return null;
  return (
    <PageSection className="on-film screen-only">
      {related.length > 0 && (
        <>
          <SectionHead title={copy.related} />
          <ul className={styles.related}>
            {related.map((post) => (
              <li key={post.slug}>
                <PostSlide post={post} />
              </li>
            ))}
          </ul>
        </>
      )}
      <nav className={styles.neighbours} aria-label={copy.neighbours.label}>
        {previous && <Neighbour post={previous} direction="older" />}
        {next && <Neighbour post={next} direction="newer" />}
      </nav>
    </PageSection>
  );
}

function Neighbour({ post, direction }: { post: PostSummary; direction: 'older' | 'newer' }) {
  return (
    <Link to={paths.post(post.slug)} className={styles[direction]}>
      <Icon name={direction === 'older' ? 'prev' : 'arrow'} />
      <span>
        <span className="soft data">{copy.neighbours[direction]}</span>
        <strong>{titleOf(post)}</strong>
      </span>
    </Link>
  );
}

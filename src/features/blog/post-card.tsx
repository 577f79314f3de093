import { blogPage } from '#content/blog.ts';
import { authorOf, categoriesOf, titleOf } from '#domain/posts/post.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { paths } from '#paths.ts';
import { DateText } from '#ui/article/date-text.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

const copy = blogPage.card;

interface PostCardProps {
  readonly post: PostSummary;
  /** Whether the picture is loaded lazily, as for cards further down the page. */
  readonly lazy: boolean;
}

/** A post in the blog list. */
export function PostCard({ post, lazy }: PostCardProps) {
  const title = titleOf(post);
  const path = paths.post(post.slug);
  return (
    <article className={styles.card}>
      <Link className={styles.cover} to={path} tabIndex={-1} aria-hidden="true">
        <PostCover image={post.image} lazy={lazy} />
      </Link>
      <p className={`${styles.meta} label`}>
        <span className={styles.categories}>{categoriesOf(post)}</span>
        <span>
          {copy.by} {authorOf(post)}
        </span>
        <DateText date={post.date} />
      </p>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <LinkButton variant="tertiary" size="small" icon="arrow" to={path} label={`${copy.read}: ${title}`}>
        {copy.read}
      </LinkButton>
    </article>
  );
}

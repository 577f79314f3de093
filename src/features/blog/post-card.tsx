import { formatDate, isoDate } from '#domain/dates.ts';
import type { PostSummary } from '#domain/post-summary.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

/** A post in the blog list. */
export function PostCard({ post }: { post: PostSummary }) {
  const title = post.title || 'Untitled';
  const path = paths.post(post.slug);
  return (
    <article className={styles.card}>
      <Link className={styles.cover} to={path} tabIndex={-1} aria-hidden="true">
        <PostCover image={post.image} />
      </Link>
      <p className={styles.meta}>
        <span>{post.categories.join(', ') || 'No category'}</span>
        <span>By {post.authorName || 'Unknown'}</span>
        <PostDate date={post.date} fallback="Unknown" />
      </p>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <LinkButton variant="tertiary" size="small" icon="arrow" to={path} label={`Continue reading: ${title}`}>
        Continue reading
      </LinkButton>
    </article>
  );
}

/** A post's date as dd.MM.yyyy, or the fallback. */
export function PostDate({ date, fallback }: { date: Date | null; fallback: string }) {
  const text = formatDate(date, fallback);
  return date && text !== fallback ? <time dateTime={isoDate(date)}>{text}</time> : <span>{fallback}</span>;
}

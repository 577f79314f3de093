import { CAROUSEL_EXCERPT_LENGTH, excerpt } from '#domain/posts/excerpt.ts';
import { authorOf, titleOf } from '#domain/posts/post.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { paths } from '#paths.ts';
import { DateText } from '#ui/article/date-text.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

/** A post in the carousel of the home page, and among the related posts of a post: the whole slide is a link. */
export function PostSlide({ post }: { post: PostSummary }) {
  return (
    <article className={classNames(styles.card, 'one-link')}>
      <div className={styles.cover}>
        <PostCover image={post.image} />
      </div>
      <p className={`${styles.meta} label`}>
        <span>{authorOf(post)}</span>
        <DateText date={post.date} />
      </p>
      <h3>
        <Link to={paths.post(post.slug)}>{titleOf(post)}</Link>
      </h3>
      <p className={styles.excerpt}>{excerpt(post.excerpt, CAROUSEL_EXCERPT_LENGTH)}</p>
    </article>
  );
}

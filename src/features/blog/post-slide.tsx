import { Link } from 'react-router-dom';
import { CAROUSEL_EXCERPT_LENGTH, excerpt } from '#domain/excerpt.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Post } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './post-card.module.css';
import { PostDate } from './post-card.tsx';
import { PostCover } from './post-cover.tsx';

/** A post in the carousel: the whole slide leads to it. */
export function PostSlide({ post }: { post: Post }) {
  return (
    <article className={classNames(styles.card, styles.linked)}>
      <div className={styles.cover}>
        <PostCover image={post.image} />
      </div>
      <p className={styles.meta}>
        <span>{post.authorName || 'Unknown'}</span>
        <PostDate date={post.date} fallback="Unknown" />
      </p>
      <h3>
        <Link to={paths.post(post.slug)}>{post.title || 'Untitled'}</Link>
      </h3>
      <p className={styles.excerpt}>{excerpt(plainText(post.content), CAROUSEL_EXCERPT_LENGTH)}</p>
    </article>
  );
}

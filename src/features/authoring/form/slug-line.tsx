import { type Control, useWatch } from 'react-hook-form';
import { postForm } from '#content/add-post.ts';
import type { Post } from '#domain/posts/post.ts';
import type { PostEntry } from '#domain/posts/post-entry.ts';
import { slugify } from '#domain/posts/slug.ts';
import { paths } from '#paths.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './slug-line.module.css';
import { useSlugCheck } from './use-slug-check.ts';

const copy = postForm.address;

interface SlugLineProps {
  readonly control: Control<PostEntry>;
  /** The edited post; undefined for a new one. */
  readonly post: Pick<Post, 'id' | 'slug'> | undefined;
  /** Whether the field already shows an error. */
  readonly hasError: boolean;
}

/** The address that the post will have, below its title. */
export function SlugLine({ control, post, hasError }: SlugLineProps) {
  const [title, typed] = useWatch({ control, name: ['title', 'slug'] });
  const slug = slugify(typed) || post?.slug || undefined;
  if (slug && slug === post?.slug) return <Line path={paths.post(slug)} words={copy.kept} />;
  return hasError ? null : <NewSlugLine title={title.trim()} typed={slug} postId={post?.id} />;
}

interface NewSlugLineProps {
  readonly title: string;
  /** Instead of one from the title. */
  readonly typed: string | undefined;
  readonly postId: string | undefined;
}

function NewSlugLine({ title, typed, postId }: NewSlugLineProps) {
  const { slug, state } = useSlugCheck(typed ?? title, { postId, isStaff: useStaff() !== undefined });
  if (state === 'none') return <p className={styles.line}>{copy.none}</p>;
  if (state === 'taken') {
    return (
      <p className={classNames(styles.line, styles.taken)} role="status">
        {typed === undefined ? copy.taken(slug) : copy.belongsToAnother(slug)}
      </p>
    );
  }
  return <Line path={paths.post(slug)} words={copy[state]} />;
}

function Line({ path, words }: { path: string; words: string }) {
  return (
    <p className={styles.line} role="status">
      <span className="data">{path}</span> {words}
    </p>
  );
}

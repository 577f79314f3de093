import { type Control, useWatch } from 'react-hook-form';
import { postForm } from '#content/add-post.ts';
import type { PostEntry } from '#domain/posts/post-entry.ts';
import { useStaff } from '#features/authoring/sign-in/use-sign-in.ts';
import { paths } from '#paths.ts';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './slug-line.module.css';
import { useSlugCheck } from './use-slug-check.ts';

const copy = postForm.address;

interface SlugLineProps {
  readonly control: Control<PostEntry>;
  /** The address of the edited post, which is fixed; empty for a new one. */
  readonly storedSlug: string;
  /** Whether the field already shows an error. */
  readonly hasError: boolean;
}

/** The address that the post will have, below its title. */
export function SlugLine({ control, storedSlug, hasError }: SlugLineProps) {
  if (storedSlug) return <Line path={paths.post(storedSlug)} words={copy.kept} />;
  return hasError ? null : <NewSlugLine control={control} />;
}

function NewSlugLine({ control }: { control: Control<PostEntry> }) {
  const title = useWatch({ control, name: 'title' });
  const { slug, state } = useSlugCheck(title.trim(), useStaff() !== undefined);
  if (state === 'none') return <p className={styles.line}>{copy.none}</p>;
  if (state === 'taken') {
    return (
      <p className={classNames(styles.line, styles.taken)} role="status">
        {copy.taken(slug)}
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

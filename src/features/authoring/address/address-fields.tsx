import { useCallback, useEffect, useRef, useState } from 'react';
import { addressFields as copy } from '#content/authoring/addresses.ts';
import type { Post } from '#domain/posts/post.ts';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { paths } from '#paths.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import styles from './address.module.css';

/** The field of this part of the form. */
export const ADDRESS_FIELD = { slug: { id: 'post-slug', label: copy.slug } } as const;

interface AddressFieldsProps {
  readonly form: PostFormControls;
  /** The post as stored; undefined for a new one. */
  readonly stored: Post | undefined;
  readonly readOnly: boolean;
}

/** The address of the post, and those that it had. */
export function AddressFields({ form, stored, readOnly }: AddressFieldsProps) {
  const { errors, submitCount } = form.formState;
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const error = errors.slug?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt shows again what is wrong
  useEffect(() => {
    if (!error || !details.current) return;
    details.current.open = true;
    // A field cannot take the focus before.
    if (document.activeElement === document.body) form.setFocus('slug');
  }, [error, submitCount]);
  return (
    <details
      ref={details}
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{copy.title}</summary>
      <div className={styles.fields}>
        <Field {...ADDRESS_FIELD.slug} hint={stored ? copy.hintStored : copy.hint} error={error}>
          {(control) => (
            <input
              {...control}
              {...form.register('slug')}
              type="text"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={readOnly}
            />
          )}
        </Field>
        {stored && isOpen && <OldAddresses key={stored.slug} post={stored} />}
      </div>
    </details>
  );
}

function OldAddresses({ post: { id, slug } }: { post: Post }) {
  const read = useCallback(async () => {
    const { readAddresses } = await import('#firebase/addresses.ts');
    return readAddresses(id);
  }, [id]);
  const { value, hasFailed, readAgain } = useReading(read);
  if (hasFailed) {
    return (
      <StatePanel title={copy.failed}>
        <Button onClick={readAgain}>{copy.retry}</Button>
      </StatePanel>
    );
  }
  if (!value) return <p className="soft">{copy.loading}</p>;
  const old = value.filter((address) => address !== slug);
  if (old.length === 0) return <p className="soft">{copy.noneOld}</p>;
  return (
    <div>
      <p className="soft">{copy.old}</p>
      <ul className={styles.addresses}>
        {old.map((address) => (
          <li key={address} className="data">
            {paths.post(address)}
          </li>
        ))}
      </ul>
    </div>
  );
}

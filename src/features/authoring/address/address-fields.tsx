import { useCallback, useEffect } from 'react';
import { addressFields as copy } from '#content/authoring/addresses.ts';
import type { Post } from '#domain/posts/post.ts';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { paths } from '#paths.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Loaded } from '#staff/loaded.tsx';
import { Field } from '#ui/controls/field.tsx';
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
  const error = errors.slug?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt shows again what is wrong
  useEffect(() => {
    // A field that was folded away could not take the focus before.
    if (error && document.activeElement === document.body) form.setFocus('slug');
  }, [error, submitCount]);
  return (
    <Disclosure heading={copy.title} isPlain opens={error && submitCount}>
      {(isOpen) => (
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
      )}
    </Disclosure>
  );
}

function OldAddresses({ post: { id, slug } }: { post: Post }) {
  const read = useCallback(async () => (await import('#firebase/addresses.ts')).readAddresses(id), [id]);
  return (
    <Loaded read={read} copy={copy}>
      {(all) => {
        const old = all.filter((address) => address !== slug);
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
      }}
    </Loaded>
  );
}

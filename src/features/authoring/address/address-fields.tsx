import { useCallback, useEffect } from 'react';
import { addressFields as copy } from '#content/authoring/addresses.ts';
import type { Post } from '#domain/posts/post.ts';
import { EntryField } from '#features/authoring/form/entry-field.tsx';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import styles from '#features/authoring/staff-part.module.css';
import { paths } from '#paths.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Loaded } from '#staff/loaded.tsx';

/** The field for the address of the post, and the list of its old addresses. */
export function AddressFields() {
  const { form, stored } = usePostFormState();
  const { errors, submitCount } = form.formState;
  const error = errors.slug?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further attempt to save focuses it again
  useEffect(() => {
    // The form could not focus the field, which was folded away until now. No other field has taken the focus.
    if (error && document.activeElement === document.body) form.setFocus('slug');
  }, [error, submitCount]);
  return (
    <Disclosure heading={copy.title} isPlain openWhenChanged={error && submitCount}>
      {(isOpen) => (
        <div className={styles.fields}>
          <EntryField name="slug" hint={stored && copy.hintStored} autoCapitalize="none" spellCheck={false} />
          {/* The key makes the list read the addresses again once the slug has changed. */}
          {stored && isOpen && <OldAddresses key={stored.post.slug} post={stored.post} />}
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
        const old = all.filter((former) => former !== slug);
        if (old.length === 0) return <p className="soft">{copy.noneOld}</p>;
        return (
          <div>
            <p className="soft">{copy.old}</p>
            <ul>
              {old.map((former) => (
                <li key={former} className="data">
                  <a href={paths.post(former)} target="_blank" rel="noopener">
                    {paths.post(former)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

import { useCallback, useState } from 'react';
import { editedPost as copy } from '#content/add-post.ts';
import { SignInToSave } from '#features/authoring/sign-in-to-save.tsx';
import { paths } from '#paths.ts';
import { Loaded } from '#staff/loaded.tsx';
import { useSignIn, useStaff } from '#staff/sign-in/use-sign-in.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { PostForm } from './post-form.tsx';
import type { PostFormOptions } from './use-post-form.ts';

type EditedPostProps = { readonly id: string } & Omit<PostFormOptions, 'edited'>;

/**
 * The form for a stored post. Only staff can read drafts, so staff sign in first. Once loaded, the form stays,
 * because losing the sign-in must not discard what is typed.
 */
export function EditedPost(props: EditedPostProps) {
  const isStaff = useStaff() !== undefined;
  const [wasStaff, setWasStaff] = useState(isStaff);
  if (isStaff && !wasStaff) setWasStaff(true);
  const isChecking = useSignIn().status === 'checking';
  if (wasStaff) return <LoadedPost {...props} />;
  if (isChecking) return <LoadingPanel label={copy.loading} />;
  return (
    <StatePanel title={copy.signIn}>
      <SignInToSave />
    </StatePanel>
  );
}

function LoadedPost({ id, ...options }: EditedPostProps) {
  const read = useCallback(async () => {
    const { readAnyPost } = await import('#firebase/staff-posts.ts');
    // In an object, because `Loaded` would take a missing post for one that is still loading.
    return { stored: await readAnyPost(id) };
  }, [id]);
  return (
    <Loaded read={read} copy={copy}>
      {({ stored }) =>
        stored ? (
          <PostForm edited={stored} {...options} />
        ) : (
          <StatePanel title={copy.missing}>
            <LinkButton to={paths.addPost}>{copy.writeNew}</LinkButton>
          </StatePanel>
        )
      }
    </Loaded>
  );
}

import { useCallback, useState } from 'react';
import { postList as copy } from '#content/add-post.ts';
import type { Post } from '#domain/post.ts';
import { forgetReadPosts } from '#features/blog/posts.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';
import { Button } from '#ui/button.tsx';
import { Datum } from '#ui/datum.tsx';
import { openDialog } from '#ui/dialog-store.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadingPanel, StatePanel } from '#ui/state-panel.tsx';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import styles from './post-list.module.css';
import { PostRow } from './post-row.tsx';
import { useReading } from './use-reading.ts';

interface PostListProps {
  /** The post that is in the form. */
  readonly editedId: string | null;
  /** Reads again whenever this changes. */
  readonly saves: number;
}

/** All posts with what staff can do to them. */
export function PostList({ editedId, saves }: PostListProps) {
  const { batch, hasFailed, actionFailed, act, showMore, readAgain } = usePostList(saves);
  const [toDelete, setToDelete] = useState<Post>();
  const askToDelete = (post: Post) => {
    setToDelete(post);
    openDialog('delete-post');
  };
  return (
    <section className="section section--tight on-film">
      <div className="wrap stack">
        <Datum reference={copy.heading} fact={batch && copy.shown(batch.posts.length)} />
        <h2 className="visually-hidden">{copy.heading}</h2>
        {actionFailed && <Notice tone="error" role="alert" title={copy.actionFailed} />}
        {hasFailed && (
          <StatePanel title={copy.failed}>
            <Button onClick={readAgain}>{copy.retry}</Button>
          </StatePanel>
        )}
        {!batch && !hasFailed && <LoadingPanel label={copy.loading} />}
        {batch?.posts.length === 0 && <StatePanel title={copy.empty} />}
        {batch && batch.posts.length > 0 && (
          <ul className={styles.list}>
            {batch.posts.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                isEdited={post.id === editedId}
                onPublish={(published) => act(({ setPublished }) => setPublished(post.id, published))}
                onDelete={() => askToDelete(post)}
              />
            ))}
          </ul>
        )}
        {batch?.more && (
          <Button variant="secondary" onClick={showMore}>
            {copy.more}
          </Button>
        )}
      </div>
      {toDelete && (
        <DeletePostDialog
          post={toDelete}
          onConfirm={() => act(({ deletePost }) => deletePost(toDelete.id))}
        />
      )}
    </section>
  );
}

/** The posts read so far, and what changes them. */
function usePostList(saves: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes the list read again
  const read = useCallback(async () => {
    const { readAllPosts } = await import('#firebase/staff-posts.ts');
    return readAllPosts();
  }, [saves]);
  const { value: first, hasFailed, readAgain } = useReading(read);
  const [older, setOlder] = useState<{ readonly after: PostBatch; readonly batch: PostBatch }>();
  const [actionFailed, setActionFailed] = useState(false);
  const attempt = async (action: () => Promise<unknown>) => {
    setActionFailed(false);
    try {
      await action();
    } catch (error) {
      console.error('A change of the posts has failed', error);
      setActionFailed(true);
    }
  };
  // Older posts belong to the list that they were read after; a list that was read anew has none yet.
  const batch =
    first && older?.after === first
      ? { ...older.batch, posts: [...first.posts, ...older.batch.posts] }
      : first;
  return {
    batch,
    hasFailed,
    actionFailed,
    readAgain,
    act: (change: (posts: typeof import('#firebase/staff-posts.ts')) => Promise<void>) =>
      attempt(async () => {
        await change(await import('#firebase/staff-posts.ts'));
        forgetReadPosts();
        readAgain();
      }),
    showMore: () =>
      attempt(async () => {
        const next = await batch?.more?.();
        if (!first || !next) return;
        const shown = older?.after === first ? older.batch.posts : [];
        setOlder({ after: first, batch: { ...next, posts: [...shown, ...next.posts] } });
      }),
  };
}

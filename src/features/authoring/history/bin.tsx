import { bin as copy } from '#content/authoring/history.ts';
import { formatMoment } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import { daysLeft } from '#domain/posts/revision.ts';
import { postDeleted, postsStored, stateChanged } from '#features/authoring/channels.ts';
import styles from '#features/authoring/staff-part.module.css';
import type { Revision } from '#firebase/revisions.ts';
import { ReadingState } from '#staff/loaded.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { useAction } from '#staff/use-action.tsx';
import { useReading } from '#staff/use-reading.ts';

const readBin = async () => (await import('#firebase/revisions.ts')).readBin();

/** The deleted posts, which staff can restore as drafts. */
export function Bin() {
  const { isBusy, act, message, clear } = useAction();
  const reading = useReading(readBin);
  postDeleted.useMessages(() => {
    clear();
    reading.readAgain();
  });
  // A post that is restored, here or in the list of posts, becomes a draft.
  stateChanged.useMessages(({ published }) => {
    if (!published) reading.readAgain();
  });
  const restore = (revision: Revision, readAgain: () => void) =>
    act(async () => {
      const { restorePost } = await import('#firebase/staff-posts.ts');
      const title = titleOf(revision.post);
      if ((await restorePost(revision)) !== 'stored') {
        readAgain();
        return { refused: copy.taken(title) };
      }
      postsStored.send();
      // The form of the deleted post may still be open.
      const { id } = revision.post;
      stateChanged.send({ id, published: false, publishAt: undefined, unpublishAt: undefined });
      return copy.restored(title);
    });
  return (
    <div className={styles.fields}>
      <ReadingState reading={reading} copy={copy}>
        {(deleted, readAgain) => (
          <>
            <p className="soft">{deleted.length > 0 ? copy.text : copy.none}</p>
            <ul className={styles.list} aria-label={copy.posts}>
              {deleted.map((revision) => (
                <li key={revision.id} className={styles.row}>
                  <span>
                    <strong>{titleOf(revision.post)}</strong>
                    <br />
                    <span className="soft data">
                      {copy.deleted(formatMoment(revision.at), revision.who)} ·{' '}
                      {copy.left(daysLeft(revision.at, new Date()))}
                    </span>
                  </span>
                  <RowButton
                    variant="secondary"
                    name={copy.restore}
                    subject={titleOf(revision.post)}
                    disabled={isBusy}
                    onClick={() => restore(revision, readAgain)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </ReadingState>
      {message}
    </div>
  );
}

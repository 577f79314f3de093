import { useCallback, useRef, useState } from 'react';
import { bin as copy } from '#content/authoring/history.ts';
import { formatMoment } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import { daysLeft } from '#domain/posts/revision.ts';
import styles from '#features/authoring/address/address.module.css';
import type { Revision } from '#firebase/revisions.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';

/** Deleted posts, which staff restore as drafts. */
export function Bin({ onRestored }: { onRestored: () => void }) {
  const read = useCallback(async () => {
    const { readBin } = await import('#firebase/revisions.ts');
    return readBin();
  }, []);
  const { value: deleted, hasFailed, readAgain } = useReading(read);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const restore = async (revision: Revision) => {
    const title = titleOf(revision.post);
    setBusy(true);
    setTold('');
    setFailure('');
    try {
      const { restorePost } = await import('#firebase/staff-posts.ts');
      const isStored = (await restorePost(revision)) === 'stored';
      setTold(isStored ? copy.restored(title) : '');
      setFailure(isStored ? '' : copy.taken(title));
      // The pressed button goes with its row.
      status.current?.focus();
      readAgain();
      onRestored();
    } catch (error) {
      console.error('A post could not be restored', error);
      setFailure(copy.actionFailed);
    }
    setBusy(false);
  };
  if (hasFailed) {
    return (
      <StatePanel title={copy.failed}>
        <Button onClick={readAgain}>{copy.retry}</Button>
      </StatePanel>
    );
  }
  if (!deleted) return <LoadingPanel label={copy.loading} />;
  return (
    <div className={styles.fields}>
      <p className="soft">{deleted.length > 0 ? copy.text : copy.none}</p>
      <p ref={status} role="status" tabIndex={-1}>
        {told}
      </p>
      {failure && <Notice tone="error" role="alert" title={failure} />}
      <ul className={styles.links} aria-label={copy.posts}>
        {deleted.map((revision) => (
          <li key={revision.id} className={styles.redirect}>
            <span>
              <strong>{titleOf(revision.post)}</strong>
              <br />
              <span className="soft data">
                {copy.deleted(formatMoment(revision.at), revision.who)} ·{' '}
                {copy.left(daysLeft(revision.at, new Date()))}
              </span>
            </span>
            <Button
              variant="secondary"
              size="small"
              disabled={isBusy}
              aria-label={`${copy.restore}: ${titleOf(revision.post)}`}
              onClick={() => restore(revision)}
            >
              {copy.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

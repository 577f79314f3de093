import { useCallback, useState } from 'react';
import { history as copy } from '#content/authoring/history.ts';
import { formatMoment } from '#domain/dates.ts';
import type { Post } from '#domain/posts/post.ts';
import styles from '#features/authoring/address/address.module.css';
import type { Revision } from '#firebase/revisions.ts';
import { ConfirmDialog } from '#staff/confirm-dialog.tsx';
import { Loaded } from '#staff/loaded.tsx';
import { Button } from '#ui/controls/button.tsx';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { differenceOf, readableText } from './difference.ts';
import own from './history.module.css';

interface HistoryProps {
  readonly postId: string;
  /** Fills the form with a revision and saves it; undefined for who may not change the post. */
  readonly onRestore: ((post: Post) => void) | undefined;
}

/** The saves of a post, newest first, as many as were asked for. */
export function History({ postId, onRestore }: HistoryProps) {
  const [pages, setPages] = useState(1);
  const read = useCallback(async () => {
    const { readRevisions } = await import('#firebase/revisions.ts');
    let page = await readRevisions(postId);
    const revisions = [...page.revisions];
    for (let count = 1; count < pages && page.more; count++) {
      page = await page.more();
      revisions.push(...page.revisions);
    }
    return { revisions, hasMore: page.more !== undefined };
  }, [postId, pages]);
  const [toRestore, setToRestore] = useState<Revision>();
  const askToRestore = (revision: Revision) => {
    setToRestore(revision);
    openDialog('restore-revision');
  };
  return (
    <Loaded read={read} copy={copy}>
      {({ revisions, hasMore }) => (
        <div className={styles.fields}>
          <p className="soft">{revisions.length > 0 ? copy.text : copy.none}</p>
          <ol className={styles.links} aria-label={copy.saves}>
            {revisions.map((revision, index) => (
              <RevisionRow
                key={revision.id}
                revision={revision}
                before={revisions[index + 1]}
                // The newest one is what is stored.
                onRestore={index > 0 && onRestore ? () => askToRestore(revision) : undefined}
              />
            ))}
          </ol>
          {hasMore && (
            <div className="button-row">
              <Button variant="secondary" onClick={() => setPages((count) => count + 1)}>
                {copy.more}
              </Button>
            </div>
          )}
          {toRestore && onRestore && (
            <ConfirmDialog
              name="restore-revision"
              copy={copy.confirm}
              subject={formatMoment(toRestore.at)}
              onConfirm={() => onRestore(toRestore.post)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface RevisionRowProps {
  readonly revision: Revision;
  readonly before: Revision | undefined;
  readonly onRestore: (() => void) | undefined;
}

function RevisionRow({ revision, before, onRestore }: RevisionRowProps) {
  const { at, who, post, isDeletion } = revision;
  const state = isDeletion ? copy.deleted : post.published ? copy.published : copy.draft;
  const [isOpen, setOpen] = useState(false);
  const moment = formatMoment(at);
  return (
    <li>
      <p>
        <time dateTime={at.toISOString()}>{moment}</time>, {who} <span className="soft data">{state}</span>
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={`${copy.compare}: ${moment}`}>{copy.compare}</summary>
        {isOpen && <Difference post={post} before={before?.post} />}
      </details>
      {onRestore && (
        <Button variant="tertiary" size="small" aria-label={`${copy.restore}: ${moment}`} onClick={onRestore}>
          {copy.restore}
        </Button>
      )}
    </li>
  );
}

function Difference({ post, before }: { post: Post; before: Post | undefined }) {
  if (!before) return <p className="soft">{copy.first}</p>;
  const parts = differenceOf(readableText(before), readableText(post));
  if (parts.length === 0) return <p className="soft">{copy.same}</p>;
  return (
    <p className={own.difference}>
      {parts.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference never change
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Element = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Element key={index}>
            <span className="visually-hidden">{copy[kind]}: </span>
            {text}
          </Element>
        );
      })}
    </p>
  );
}

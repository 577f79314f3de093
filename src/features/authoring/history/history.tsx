import { useCallback, useState } from 'react';
import { history as copy } from '#content/authoring/history.ts';
import { formatMoment } from '#domain/dates.ts';
import type { Post } from '#domain/posts/post.ts';
import { stateOf } from '#domain/posts/schedule.ts';
import { mayChange, type Role } from '#domain/staff/role.ts';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import styles from '#features/authoring/staff-part.module.css';
import type { Revision } from '#firebase/revisions.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Loaded } from '#staff/loaded.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Button } from '#ui/controls/button.tsx';
import { differenceOf, readableText } from './difference.ts';
import historyStyles from './history.module.css';

/** How many saves are listed at first, and how many each press of the button adds. */
const SAVES_PER_STEP = 10;

/** The saves of a post, newest first. Older ones are listed on request. */
export function History({ post, role }: { post: Post; role: Role }) {
  const { restoreRevision } = usePostFormState();
  const [max, setMax] = useState(SAVES_PER_STEP);
  // One more than is listed: the last row is compared with it, and it shows whether there are more.
  const read = useCallback(
    async () => (await import('#firebase/revisions.ts')).readRevisions(post.id, max + 1),
    [post.id, max],
  );
  const { confirm, dialog } = useConfirm('restore-revision', copy.confirm);
  return (
    <Loaded read={read} copy={copy}>
      {(revisions) => (
        <div className={styles.fields}>
          <p className="soft">{revisions.length > 0 ? copy.text : copy.none}</p>
          <ol className={styles.list} aria-label={copy.saves}>
            {revisions.slice(0, max).map((revision, index) => (
              <RevisionRow
                key={revision.id}
                revision={revision}
                before={revisions[index + 1]}
                // The newest save is the post as stored, so it cannot be restored.
                onRestore={
                  index > 0 && mayChange(role, post)
                    ? () => confirm(formatMoment(revision.at), () => restoreRevision(revision.post))
                    : undefined
                }
              />
            ))}
          </ol>
          {revisions.length > max && (
            <div className="button-row">
              <Button variant="secondary" onClick={() => setMax(max + SAVES_PER_STEP)}>
                {copy.more}
              </Button>
            </div>
          )}
          {dialog}
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
  // `canBeShown` is true, because only valid posts can be saved as published.
  const state = isDeletion ? copy.deleted : copy[stateOf(post, true)];
  const moment = formatMoment(at);
  return (
    <li className={historyStyles.save}>
      <p>
        <time dateTime={at.toISOString()}>{moment}</time>, {who} <span className="soft data">{state}</span>
      </p>
      <Disclosure heading={copy.compare} subject={moment} isPlain>
        <Difference post={post} before={before?.post} />
      </Disclosure>
      {onRestore && <RowButton name={copy.restore} subject={moment} onClick={onRestore} />}
    </li>
  );
}

function Difference({ post, before }: { post: Post; before: Post | undefined }) {
  if (!before) return <p className="soft">{copy.first}</p>;
  const parts = differenceOf(readableText(before), readableText(post));
  if (parts.length === 0) return <p className="soft">{copy.same}</p>;
  return (
    <p className={historyStyles.difference}>
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

import { postList as copy, whenCopy } from '#content/add-post.ts';
import { formatDate, formatMoment } from '#domain/dates.ts';
import { authorOf, titleOf } from '#domain/posts/post.ts';
import { stateOf } from '#domain/posts/schedule.ts';
import type { StoredPost } from '#domain/posts/stored-post.ts';
import { paths } from '#paths.ts';
import { RowButton } from '#staff/row-button.tsx';
import styles from '#staff/staff-list.module.css';
import { LinkButton } from '#ui/controls/button.tsx';
import { Chip } from '#ui/controls/chip.tsx';
import { Notice } from '#ui/page/notice.tsx';

interface PostRowProps {
  readonly stored: StoredPost;
  /** What the person who is signed in may do with the post. */
  readonly may: { readonly change: boolean; readonly publish: boolean; readonly delete: boolean };
  readonly isEdited: boolean;
  /** Whether it was just published (true) or unpublished (false), which can be undone; undefined if neither. */
  readonly toggledTo: boolean | undefined;
  readonly onSetPublished: (published: boolean) => void;
  readonly onDelete: () => void;
}

/** One post of the list. An invalid one must be repaired before it can be published. */
export function PostRow({ stored, may, isEdited, toggledTo, onSetPublished, onDelete }: PostRowProps) {
  const { post, problems, canBeShown } = stored;
  const { id, published, publishAt, unpublishAt } = post;
  const title = titleOf(post);
  const toggle = published ? copy.unpublish : copy.publish;
  return (
    <li className={styles.row} aria-current={isEdited || undefined}>
      <div>
        <h3>{title}</h3>
        <p className="soft data">
          {post.datedLater ? copy.datedLater : formatDate(post.date, 'No date')} · {authorOf(post)}
          {publishAt && ` · ${whenCopy.appears(formatMoment(publishAt))}`}
          {unpublishAt && ` · ${whenCopy.ends(formatMoment(unpublishAt))}`}
        </p>
        {problems.length > 0 && (
          <ul className={styles.problems} aria-label={copy.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <Chip>{copy.chips[stateOf(post, canBeShown)]}</Chip>
      <div className={styles.actions}>
        {may.change && (
          <LinkButton
            variant="secondary"
            size="small"
            to={paths.editPost(id)}
            label={`${copy.edit}: ${title}`}
          >
            {copy.edit}
          </LinkButton>
        )}
        {canBeShown && may.publish && (
          <RowButton name={toggle} subject={title} onClick={() => onSetPublished(!published)} />
        )}
        {may.delete && <RowButton name={copy.remove} subject={title} onClick={onDelete} />}
      </div>
      {toggledTo !== undefined && (
        <div className={styles.toggleResult}>
          <Notice tone="success" {...(toggledTo ? copy.nowPublished : copy.nowDraft)}>
            <RowButton
              variant="secondary"
              name={copy.undo}
              subject={title}
              onClick={() => onSetPublished(!toggledTo)}
            />
          </Notice>
        </div>
      )}
    </li>
  );
}

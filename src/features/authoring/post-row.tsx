import { postList as copy } from '#content/add-post.ts';
import { formatDate } from '#domain/dates.ts';
import { authorOf, type Post, titleOf } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import styles from './post-list.module.css';

interface PostRowProps {
  readonly post: Post;
  readonly isEdited: boolean;
  readonly onPublish: (published: boolean) => void;
  readonly onDelete: () => void;
}

/** One post of the list. */
export function PostRow({ post, isEdited, onPublish, onDelete }: PostRowProps) {
  const { id, published } = post;
  const title = titleOf(post);
  return (
    <li className={styles.row} aria-current={isEdited || undefined}>
      <div>
        <h3>{title}</h3>
        <p className="soft data">
          {formatDate(post.date, 'No date')} · {authorOf(post)}
        </p>
      </div>
      <Chip>{published ? copy.published : copy.draft}</Chip>
      <div className={styles.actions}>
        <LinkButton variant="secondary" size="small" to={paths.editPost(id)} label={`${copy.edit}: ${title}`}>
          {copy.edit}
        </LinkButton>
        <Button
          variant="tertiary"
          size="small"
          aria-label={`${published ? copy.unpublish : copy.publish}: ${title}`}
          onClick={() => onPublish(!published)}
        >
          {published ? copy.unpublish : copy.publish}
        </Button>
        <Button variant="tertiary" size="small" aria-label={`${copy.remove}: ${title}`} onClick={onDelete}>
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}

import { useCallback, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { titleOf } from '#domain/posts/post.ts';
import { paths } from '#paths.ts';
import { useReading } from '#staff/use-reading.ts';
import { Link } from '#ui/controls/link.tsx';

interface PictureUsesProps {
  readonly id: string;
  readonly name: string;
}

/** The posts that use a picture, drafts too. They are read when this is opened. */
export function PictureUses({ id, name }: PictureUsesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`${copy.uses}: ${name}`}>{copy.uses}</summary>
      {isOpen && <Uses id={id} />}
    </details>
  );
}

function Uses({ id }: { id: string }) {
  const read = useCallback(async () => {
    const { postsWithPicture } = await import('#firebase/staff-posts.ts');
    return postsWithPicture(id);
  }, [id]);
  const { value: posts, hasFailed } = useReading(read);
  if (!posts) return <p className="soft data">{hasFailed ? copy.actionFailed : copy.reading}</p>;
  if (posts.length === 0) return <p className="soft data">{copy.unused}</p>;
  return (
    <ul>
      {posts.map(({ post }) => (
        <li key={post.id}>
          <Link to={paths.editPost(post.id)}>{titleOf(post)}</Link>
        </li>
      ))}
    </ul>
  );
}

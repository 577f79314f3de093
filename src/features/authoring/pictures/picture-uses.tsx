import { useCallback } from 'react';
import { pictureUses as copy } from '#content/authoring/pictures.ts';
import { titleOf } from '#domain/posts/post.ts';
import { paths } from '#paths.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Loaded } from '#staff/loaded.tsx';
import { Link } from '#ui/controls/link.tsx';

/** The posts that use a picture, including drafts. They are read when the list is opened. */
export function PictureUses({ id, name }: { id: string; name: string }) {
  const read = useCallback(async () => (await import('#firebase/staff-posts.ts')).postsWithPicture(id), [id]);
  return (
    <Disclosure heading={copy.title} subject={name} isPlain>
      <Loaded read={read} copy={copy}>
        {(posts) => (
          <ul>
            {posts.length === 0 && <li className="soft data">{copy.none}</li>}
            {posts.map(({ post }) => (
              <li key={post.id}>
                <Link to={paths.editPost(post.id)}>{titleOf(post)}</Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Disclosure>
  );
}

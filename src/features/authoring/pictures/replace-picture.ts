import { withPictureUrl } from '#domain/pictures/library-picture.ts';
import { type PostEntry, toPostEntry } from '#domain/posts/post-entry.ts';
import { pictureReplaced, type Replacement } from '#features/authoring/channels.ts';
import { changePost } from '#features/authoring/form/save-post.ts';

/** Returns a post's entry with the picture's new URL. */
export function withReplacement<Entry extends Pick<PostEntry, 'content' | 'imageUrl'>>(
  entry: Entry,
  { id, url }: Pick<Replacement, 'id' | 'url'>,
): Entry {
  const renew = (text: string) => withPictureUrl(text, id, url);
  return { ...entry, content: renew(entry.content), imageUrl: renew(entry.imageUrl) };
}

/**
 * Replaces a picture's file, and its URL in all posts that use it and in the open form. The files of the former
 * picture stay, for the posts that could not be changed. Returns the number of those posts.
 *
 * @throws PictureRefusedError for a file that cannot become a picture
 * @throws FirebaseError or StorageError as in #firebase/staff-pictures.ts
 */
export async function replacePicture(id: string, file: File): Promise<number> {
  const { uploadPicture } = await import('#firebase/staff-pictures.ts');
  const { postsWithPicture } = await import('#firebase/staff-posts.ts');
  const { signedIn } = await import('#firebase/auth.ts');
  const { address } = await uploadPicture(file, undefined, id); // No progress is shown.
  const { uid } = signedIn();
  const posts = await postsWithPicture(id);
  const changed: string[] = [];
  for (const { post } of posts) {
    const entry = withReplacement(toPostEntry(post), { id, url: address });
    const saved = await changePost(entry, post, { uid, isPublic: undefined });
    if (saved.post) changed.push(post.id);
  }
  pictureReplaced.send({ id, url: address, changed });
  return posts.length - changed.length;
}

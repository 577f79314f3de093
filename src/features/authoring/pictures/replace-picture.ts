import { withAddress } from '#domain/pictures/library-picture.ts';
import { type PostEntry, toPostEntry } from '#domain/posts/post-entry.ts';
import { pictureReplaced, type Replacement } from '#features/authoring/channels.ts';
import { changePost } from '#features/authoring/form/save-post.ts';

/** Returns the texts of a post with the new address. */
export function withReplacement<Texts extends Pick<PostEntry, 'content' | 'imageUrl'>>(
  texts: Texts,
  { id, address }: Pick<Replacement, 'id' | 'address'>,
): Texts {
  const renew = (text: string) => withAddress(text, id, address);
  return { ...texts, content: renew(texts.content), imageUrl: renew(texts.imageUrl) };
}

/**
 * Replaces the file of a picture, and its address in all posts that use it, on behalf of who is signed
 * in, and into the form. The former variants stay, so that a post that could not be changed still shows them. Returns how
 * many those are.
 *
 * @throws PictureRefusedError for a file that cannot become a picture
 * @throws FirebaseError or StorageError as in #firebase/staff-pictures.ts
 */
export async function replacePicture(id: string, file: File): Promise<number> {
  const { uploadPicture } = await import('#firebase/staff-pictures.ts');
  const { postsWithPicture } = await import('#firebase/staff-posts.ts');
  const { signedIn } = await import('#firebase/auth.ts');
  const { address } = await uploadPicture(file, undefined, id);
  const { uid } = signedIn();
  const posts = await postsWithPicture(id);
  const changed: string[] = [];
  for (const { post } of posts) {
    const entry = withReplacement(toPostEntry(post), { id, address });
    const saved = await changePost(entry, post, { uid, isPublic: undefined });
    if (saved.post) changed.push(post.id);
  }
  pictureReplaced.tell({ id, address, changed });
  return posts.length - changed.length;
}

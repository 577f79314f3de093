import { withAddress } from '#domain/pictures/library-picture.ts';
import { toPostEntry } from '#domain/posts/post-entry.ts';
import { changePost } from '#features/authoring/form/save-post.ts';

/**
 * Puts another file in place of a picture, and its new address into all posts that use it, in the name of who is signed
 * in. The former variants stay, so that a post that could not be changed still shows them. Returns how many those are.
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
  let left = 0;
  for (const { post } of await postsWithPicture(id)) {
    const entry = toPostEntry(post);
    const content = withAddress(entry.content, id, address);
    const imageUrl = withAddress(entry.imageUrl, id, address);
    const { post: changed } = await changePost({ ...entry, content, imageUrl }, post, {
      uid,
      isPublic: undefined,
    });
    if (!changed) left += 1;
  }
  return left;
}

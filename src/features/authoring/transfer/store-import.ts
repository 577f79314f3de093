import { escapeHtml } from '#domain/html/escape-html.ts';
import { addPost } from '#features/authoring/form/save-post.ts';
import type { ImportablePost } from './read-import.ts';

/** The URLs of files that have been uploaded: a further attempt uploads none twice. */
export type Uploaded = Map<File, string>;

/**
 * Saves a post as a draft, once all of its pictures are in the library.
 *
 * @throws PictureRefusedError for a picture that cannot be converted
 * @throws FirebaseError or StorageError as in #firebase/staff-pictures.ts
 */
export async function storeImport(post: ImportablePost, uploaded: Uploaded): Promise<boolean> {
  const { uploadPicture } = await import('#firebase/staff-pictures.ts');
  const { signedIn } = await import('#firebase/auth.ts');
  let { content, imageUrl } = post.entry;
  for (const [place, file] of post.pictures) {
    const url = uploaded.get(file) ?? (await uploadPicture(file)).address;
    uploaded.set(file, url);
    content = content.replaceAll(`src="${place}"`, `src="${escapeHtml(url)}"`);
    if (imageUrl === place) imageUrl = url;
  }
  const entry = { ...post.entry, content, imageUrl };
  const { outcome } = await addPost(entry, { uid: signedIn().uid, isPublic: false });
  return outcome === 'drafted';
}

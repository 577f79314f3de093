import { escapeHtml } from '#domain/html/escape-html.ts';
import { addPost, type SaveResult } from '#features/authoring/form/save-post.ts';
import type { ImportablePost } from './read-import.ts';

/** The URLs of the files uploaded so far, so that a further attempt uploads none of them again. */
export type Uploaded = Map<File, string>;

/**
 * Saves a post as a draft, once all of its pictures are in the library. Returns the outcome.
 *
 * @throws PictureRefusedError for a picture that cannot be converted
 * @throws FirebaseError or StorageError as in #firebase/staff-pictures.ts
 */
export async function storeImport(post: ImportablePost, uploaded: Uploaded): Promise<SaveResult['outcome']> {
  const { uploadPicture } = await import('#firebase/staff-pictures.ts');
  const { signedIn } = await import('#firebase/auth.ts');
  let { content, imageUrl } = post.entry;
  for (const [placeholder, file] of post.pictures) {
    const url = uploaded.get(file) ?? (await uploadPicture(file)).address;
    uploaded.set(file, url);
    content = content.replaceAll(`src="${placeholder}"`, `src="${escapeHtml(url)}"`);
    if (imageUrl === placeholder) imageUrl = url;
  }
  const entry = { ...post.entry, content, imageUrl };
  return (await addPost(entry, { uid: signedIn().uid, isPublic: false })).outcome;
}

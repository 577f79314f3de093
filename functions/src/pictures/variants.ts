import type { DocumentData } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { pictureUrl, variantName } from '#domain/pictures/library-picture.ts';
import { firestore } from '../firestore.ts';
import { bucket } from '../storage.ts';
import { convertPicture, UnfitPictureError } from './convert-picture.ts';
import { bucketUrl } from './own-picture.ts';

/** A picture that has no variants after this time has crashed its instance on every attempt. */
const CONVERSION_TIMEOUT_MS = 600_000;

/** The name of an uploaded file, which is unique and says nothing about the file. */
const UPLOAD_NAME = /^[a-z0-9]{8,40}$/;

/**
 * Makes a picture's variants from its uploaded file, stores their URL and size, or why it failed, and deletes the file. A
 * second run finds nothing to do.
 *
 * @throws Error when Storage or Firestore does not respond
 */
export async function makeVariants(id: string, uploadedAt: Date): Promise<void> {
  const ref = firestore().doc(`pictures/${id}`);
  const { state, upload } = (await ref.get()).data() ?? {};
  if (state !== 'waiting' || !UPLOAD_NAME.test(upload)) return;
  const file = bucket().file(`uploads/${upload}`);
  const outcome = await convert(id, upload, uploadedAt).catch((error: unknown) => {
    if (!(error instanceof UnfitPictureError)) throw error;
    logger.warn('A picture could not be converted', {
      id,
      reason: error.message,
      cause: String(error.cause),
    });
    return { state: 'failed', reason: error.message };
  });
  await firestore().runTransaction(async (transaction) => {
    const doc = await transaction.get(ref);
    if (doc.get('state') === 'waiting' && doc.get('upload') === upload) transaction.update(ref, outcome);
  });
  await file.delete({ ignoreNotFound: true });
}

async function convert(id: string, upload: string, uploadedAt: Date) {
  if (Date.now() - uploadedAt.getTime() > CONVERSION_TIMEOUT_MS)
    throw new UnfitPictureError('It took too long.');
  const { width, height, variants } = await convertPicture(await readUpload(upload));
  const picture = { id, version: upload, width, height, bucket: bucketUrl() };
  await Promise.all(
    variants.map(({ width: variantWidth, format, bytes }) =>
      bucket()
        .file(variantName(picture, variantWidth, format))
        .save(bytes, {
          resumable: false,
          contentType: `image/${format}`,
          metadata: { cacheControl: 'public, max-age=31536000, immutable' },
          // The bytes behind a URL never change, so a variant that an earlier attempt has stored is not replaced.
          preconditionOpts: { ifGenerationMatch: 0 },
        })
        .catch((error: { code?: unknown }) => {
          if (error.code !== 412) throw error;
        }),
    ),
  );
  return { state: 'ready', address: pictureUrl(picture), width, height, reason: '' };
}

async function readUpload(upload: string): Promise<Buffer> {
  try {
    const [bytes] = await bucket().file(`uploads/${upload}`).download({ validation: false });
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) throw new UnfitPictureError('Its file did not arrive.');
    throw error;
  }
}

/** Deletes the variants of a picture whose document was deleted. If a post uses the picture, restores the document instead. */
export async function removeVariants(id: string, picture: DocumentData): Promise<void> {
  const ref = firestore().doc(`pictures/${id}`);
  const used = await firestore().collection('posts').where('pictures', 'array-contains', id).limit(1).get();
  if (!used.empty) await ref.set(picture);
  else if (!(await ref.get()).exists) await bucket().deleteFiles({ prefix: `pictures/${id}/` });
}

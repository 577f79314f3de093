import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { SignJWT } from 'jose';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';

/** The key that signs download links in the local run (local/run/function-settings.ts). */
const DEMO_KEY = 'demo:ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0';

process.env.STORAGE_EMULATOR_HOST = localUrl(PORTS.storage);
const app = initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, 'test-files');
/** The bucket, with admin rights. */
export const bucket = getStorage(app).bucket();

/** Stores a PDF in resources/ with admin rights. Returns its file name. */
export async function storeResource(
  bytes: Uint8Array,
  fileName = `Żółć & ${randomUUID()}.pdf`,
): Promise<string> {
  const options = { resumable: false, contentType: 'application/pdf' };
  await bucket.file(`resources/${fileName}`).save(Buffer.from(bytes), options);
  return fileName;
}

/** Deletes a PDF from resources/ with admin rights. */
export async function deleteResource(fileName: string): Promise<void> {
  await bucket.file(`resources/${fileName}`).delete();
}

/** Signs the token of a download link, which expires in an hour, with a key in the form `ID:BASE64URL`. */
export function signLink(fileName: string, signing = DEMO_KEY): Promise<string> {
  const [kid = '', key = ''] = signing.split(':');
  return new SignJWT({ fileName, jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setExpirationTime('1h')
    .sign(Buffer.from(key, 'base64url'));
}

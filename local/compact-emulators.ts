import { COMPACT_PATH } from 'local-firebase/compact-route.ts';

/** Has the emulators purge deleted data from their files. `owner` is an administrator's token. Throws an error if one could not. */
export async function compactEmulators(): Promise<void> {
  for (const host of [process.env.FIRESTORE_EMULATOR_HOST, process.env.FIREBASE_STORAGE_EMULATOR_HOST]) {
    const response = await fetch(`http://${host}${COMPACT_PATH}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
    });
    if (!response.ok)
      throw new Error(`Deleted data may still be on disk (${host}): ${await response.text()}`);
  }
}

/**
 * The services that the functions call, in a separate process: Firestore, Storage with eight files, the captcha, and a
 * Cloud Tasks that accepts everything and delivers nothing. Sends their addresses to its parent.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { json, serveLocally } from 'local-firebase/http.ts';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { connectAdmin } from 'local-firebase/tests/admin-storage.ts';
import { allowAll } from 'local-firebase/tests/policies.ts';
import { createCaptchaProvider } from '../../local/captcha/server.ts';
import { STORAGE_BUCKET } from '../../local/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'functions-services-'));
const firestore = createFirestoreEmulator({ databaseFile: join(folder, 'f.sqlite'), authorize: allowAll });
const storage = createStorageEmulator({ databaseFile: join(folder, 's.sqlite'), authorize: allowAll });
const captcha = createCaptchaProvider();
const tasks = serveLocally('Tasks', () => json({}));

const [firestorePort, storagePort, captchaPort, tasksPort] = await Promise.all(
  [firestore, storage, captcha, tasks].map((server) => server.listen(0)),
);
const bucket = connectAdmin(`127.0.0.1:${storagePort}`, STORAGE_BUCKET);
for (let number = 1; number <= 8; number++) {
  await bucket.file(`resources/Document ${number}.pdf`).save(Buffer.alloc(100_000), { resumable: false });
}
process.send?.({
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${storagePort}`,
  RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${captchaPort}/recaptcha/api/siteverify`,
  CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${tasksPort}`,
});
process.on('disconnect', () => process.exit());

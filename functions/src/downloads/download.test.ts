import { freePort } from 'local-firebase/tests/free-port.ts';
import { expect, test, vi } from 'vitest';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import { download } from './download.ts';
import { signDownloadToken } from './download-token.ts';
import { listResources } from './resource-files.ts';

vi.mock('firebase-functions/logger', () => ({ error() {} }));

const served = serveDuringTests('download', download, {
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${await freePort()}`,
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'site.test' }),
  DOWNLOAD_LINK_KEYS: `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`,
});

// Responses to a list that cannot be read are tested in functions/src/query-endpoint.test.ts.
test('DOWN-03 RES-01 while Storage is down a valid link responds "Error fetching file.", and the list of files fails', async () => {
  const token = await signDownloadToken('guide.pdf', Date.now());
  const response = await fetch(`${served.url}?token=${token}`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ success: false, message: 'Error fetching file.' });
  expect(response.headers.get('content-disposition')).toBeNull();
  await expect(listResources()).rejects.toThrow();
});

import { getBytes, getMetadata, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { expect, inject, test } from 'vitest';
import { connectWeb, newFolder, someBytes } from './web-storage.ts';

const address = inject('emulatorHosts').storage;
const storage = connectWeb(address);
const MB = 1024 * 1024;

/** Resolves when the task has stored some, but not all, bytes. */
function underWay(task: UploadTask): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        if (bytesTransferred > 0 && bytesTransferred < totalBytes) resolve();
      },
      reject,
    );
  });
}

test('a file of 5 MB is uploaded in chunks and downloaded unchanged', async () => {
  const file = ref(await newFolder(storage), 'large');
  const bytes = someBytes(5 * MB);
  const task = uploadBytesResumable(file, bytes, { contentType: 'application/pdf' });
  const progress: number[] = [];
  task.on('state_changed', (snapshot) => {
    progress.push(snapshot.bytesTransferred);
  });
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: 5 * MB, contentType: 'application/pdf', metageneration: '1' });
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(new Set(progress).size).toBeGreaterThan(2);
  // Compared by a hash: a diff of five million numbers is useless.
  const hash = async (data: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  expect(await hash(await getBytes(file))).toEqual(await hash(bytes));
});

test('a small file is uploaded in one request', async () => {
  const file = ref(await newFolder(storage), 'small');
  const { metadata } = await uploadBytesResumable(file, someBytes(1000), { customMetadata: { a: '1' } });
  expect(metadata).toMatchObject({ size: 1000, customMetadata: { a: '1' } });
});

test('a paused upload resumes where it stopped', async () => {
  const file = ref(await newFolder(storage), 'paused');
  const bytes = someBytes(2 * MB);
  const task = uploadBytesResumable(file, bytes);
  await underWay(task);
  expect(task.pause()).toBe(true);
  await expect.poll(() => task.snapshot.state).toBe('paused');
  const resumedFrom = task.snapshot.bytesTransferred;
  expect(resumedFrom).toBeLessThan(bytes.length);
  expect(task.resume()).toBe(true);
  expect((await task).metadata.size).toBe(bytes.length);
});

test('a cancelled upload leaves no file', async () => {
  const file = ref(await newFolder(storage), 'cancelled');
  const task = uploadBytesResumable(file, someBytes(2 * MB));
  const ended = expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  await underWay(task);
  expect(task.cancel()).toBe(true);
  await ended;
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('without permission a resumable upload is rejected and leaves no file', async () => {
  const admin = connectWeb(address, { asAdmin: true });
  const folder = await newFolder(admin, [], 'private');
  const task = uploadBytesResumable(ref(storage, `${folder.fullPath}/a`), someBytes(MB));
  await expect(task).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await expect(getMetadata(ref(folder, 'a'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

import { expect, test } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { aPublishedPost } from '../../../tests/factories/post.ts';
import '../../../tests/own-emulators.ts';
import { NO_GENERATION, readSnapshot, writePostText, writeSnapshot } from '../posts/snapshot.ts';
import { bucket } from '../storage.ts';
import { removeCopies } from './remove-copies.ts';

const DAY_MS = 24 * 3_600_000;

test('DAY-06 a copy of another site’s picture is deleted once no published post has shown it for 30 days', async () => {
  const names = ['a', 'b', 'c'].map((letter) => `posts/copy-${letter.repeat(64)}`);
  const [cover = '', inText = ''] = names;
  for (const name of [...names, 'posts/own.png']) await bucket().file(name).save('x', { resumable: false });
  const urlOf = (name: string) => `https://storage.test/o/${encodeURIComponent(name)}?alt=media`;
  const post = anIndexedPost({ image: urlOf(cover) });
  const html = `<p><img src="${urlOf(inText)}"></p>`;
  await writeSnapshot([post], NO_GENERATION);
  await writePostText(post, aPublishedPost({ image: urlOf(cover), html }));
  const namesLeft = async () => (await bucket().getFiles({ prefix: 'posts/' }))[0].map(({ name }) => name);

  const now = Date.now();
  expect(await removeCopies(now)).toBe(0);
  expect(await removeCopies(now + 29 * DAY_MS)).toBe(0);
  expect(await removeCopies(now + 30 * DAY_MS)).toBe(1);
  expect(await namesLeft()).toEqual([cover, inText, 'posts/own.png']);

  await writeSnapshot([], (await readSnapshot())?.generation ?? '');
  await removeCopies(now + 31 * DAY_MS);
  await writeSnapshot([post], (await readSnapshot())?.generation ?? '');
  await removeCopies(now + 40 * DAY_MS);
  await writeSnapshot([], (await readSnapshot())?.generation ?? '');
  // The time before the copies were shown again does not count.
  expect(await removeCopies(now + 70 * DAY_MS)).toBe(0);
  expect(await removeCopies(now + 100 * DAY_MS)).toBe(2);
  expect(await namesLeft()).toEqual(['posts/own.png']);
});

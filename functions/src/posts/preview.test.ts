import { expect, test, vi } from 'vitest';
import { newPreviewToken } from '#domain/posts/preview.ts';
import { database } from '../../../tests/own-emulators.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import { preview } from './preview.ts';
import * as rebuild from './rebuild-snapshot.ts';

vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('../firestore.ts', () => ({ firestore: () => database }));
vi.mock('./rebuild-snapshot.ts', () => ({ preparePost: vi.fn(async ({ title }) => ({ page: { title } })) }));

const served = serveDuringTests('preview', preview);

test('DAY-01 STAFF-05 the views of a link within a minute read its post once, until the post is written again', async () => {
  const [token, post] = [newPreviewToken(), database.doc('posts/a')];
  const expireAt = new Date(Date.now() + 60_000);
  await database.doc(`previews/${token}`).set({ post: 'a', createdBy: 'ann', expireAt });
  await database.doc('staff/ann').set({ role: 'editor' });
  for (const title of ['First', 'Second']) {
    await post.set({ slug: 'a', title, content: '<p>Words</p>' });
    for (let view = 0; view < 3; view++) {
      const response = await fetch(`${served.url}?token=${token}`);
      expect((await response.json()).preview?.post.title).toBe(title);
    }
  }
  expect(rebuild.preparePost).toHaveBeenCalledTimes(2);
});

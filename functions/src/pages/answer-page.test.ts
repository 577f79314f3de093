import { expect, test, vi } from 'vitest';
import { answerPage } from './answer-page.ts';

const POSTS = ['units-that-travel', 'ü & ö'];

/** A database with two posts, and what was logged. */
function sources() {
  const postExists = vi.fn(async (slug: string) => POSTS.includes(slug));
  return { postExists, logFailure: vi.fn() };
}

test('ROUTE-01 a direct request for a post is answered with 200, kept by the CDN for a short while', async () => {
  const { status, cacheControl } = await answerPage('/blog/units-that-travel', sources());
  expect(status).toBe(200);
  expect(cacheControl).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
});

test('ROUTE-01 the slug is decoded before the database is asked', async () => {
  expect((await answerPage('/blog/%C3%BC%20%26%20%C3%B6', sources())).status).toBe(200);
});

test('POST-02 a slug that no published post has is answered with 404', async () => {
  const { status, cacheControl } = await answerPage('/blog/no-such-post', sources());
  expect(status).toBe(404);
  expect(cacheControl).toContain('s-maxage=60');
});

test('POST-02 a path that names no post is answered with 404 without asking the database', async () => {
  const asked = sources();
  expect((await answerPage('/blog/%E0%A4%A', asked)).status).toBe(404);
  expect((await answerPage('/blog/a/b', asked)).status).toBe(404);
  expect(asked.postExists).not.toHaveBeenCalled();
});

test('POST-02 a database that cannot be asked hides no post: 200, not kept, and logged', async () => {
  const failure = new Error('unavailable');
  const logFailure = vi.fn();
  const postExists = () => Promise.reject(failure);
  const answer = await answerPage('/blog/units-that-travel', { postExists, logFailure });
  expect(answer).toEqual({ status: 200, cacheControl: 'no-store' });
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('The database could not be asked for a post', failure);
});

test('POST-02 an answer of the database is not logged as a failure', async () => {
  const asked = sources();
  await answerPage('/blog/no-such-post', asked);
  expect(asked.logFailure).not.toHaveBeenCalled();
});

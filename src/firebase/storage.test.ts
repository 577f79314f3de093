import { afterEach, expect, test, vi } from 'vitest';
import { documentUrl } from './storage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['is missing', 404],
  ['is not public', 403],
])('DOC-01 a document that %s has no URL', async (_, status) => {
  const body = { error: { code: status, message: 'No.' } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  expect(await documentUrl('docs_pdf', 'gone.pdf')).toBeUndefined();
});

test('DOC-01 reading from an unreachable Storage times out after ten seconds, and is not reported as a missing file', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const outcome = documentUrl('docs_pdf', 'privacy_policy.pdf').then(
    () => 'responded',
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await outcome).toContain('retry-limit-exceeded');
});

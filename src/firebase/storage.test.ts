import { afterEach, expect, test, vi } from 'vitest';
import { documentUrl } from './storage.ts';

const STORED = 'http://127.0.0.1:9199/v0/b/demo-datum-and-beam.appspot.com/o/docs_pdf%2Fprivacy_policy.pdf';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function storageAnswers(body: unknown, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

test('DOC-01 a stored document has an address with the token that opens it', async () => {
  const fetch = storageAnswers({ name: 'docs_pdf/privacy_policy.pdf', bucket: 'b', downloadTokens: 'one' });
  const url = await documentUrl('docs_pdf', 'privacy_policy.pdf');
  expect(String(fetch.mock.calls[0]?.[0])).toBe(STORED);
  expect(url).toContain('/o/docs_pdf%2Fprivacy_policy.pdf?alt=media&token=one');
});

test.each([
  ['is missing', 404],
  ['is not public', 403],
])('DOC-01 a document that %s has none', async (_, status) => {
  storageAnswers({ error: { code: status, message: 'No.' } }, status);
  expect(await documentUrl('docs_pdf', 'gone.pdf')).toBeUndefined();
});

test('DOC-01 reading from an unreachable Storage times out after ten seconds, and is not reported as a missing file', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const outcome = documentUrl('docs_pdf', 'privacy_policy.pdf').then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await outcome).toContain('retry-limit-exceeded');
});

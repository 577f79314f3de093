// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendErrorReport } from './send-error-report.ts';

const sendBeacon = vi.fn<typeof navigator.sendBeacon>();
vi.stubGlobal('navigator', { sendBeacon });
afterEach(() => sendBeacon.mockReset());

async function reportOf(error: unknown) {
  sendErrorReport(error);
  const [[path, body] = []] = sendBeacon.mock.calls;
  const blob = body as Blob;
  return { path, type: blob.type, reports: JSON.parse(await blob.text()) };
}

test('SAFE-06 a report has the kind of the error, the page and the script, and nothing that was typed', async () => {
  history.replaceState(null, '', '/blog?search=secret#part');
  const error = new TypeError('secret@example.org is undefined');
  error.stack =
    'TypeError: secret@example.org\n    at a (http://localhost:3000/assets/app-1.js:1:23)\n    at b (x)';
  expect(await reportOf(error)).toEqual({
    path: '/api/reports',
    type: 'application/reports+json',
    reports: [
      {
        type: 'app-error',
        url: 'http://localhost:3000/blog',
        body: { id: 'TypeError', sourceFile: 'http://localhost:3000/assets/app-1.js' },
      },
    ],
  });
});

test.each(['secret', undefined, { message: 'secret' }])(
  'SAFE-06 a thrown %j is reported as unknown',
  async (thrown) => {
    const { reports } = await reportOf(thrown);
    expect(reports[0].body).toEqual({ id: 'unknown' });
  },
);

import { expect, test } from '@playwright/test';
import { POST } from './site-map.ts';

/** One response of each kind: pages from files and from a function, an error, an API response, a file. */
const RESPONSES = ['/', '/add-post', POST.path, '/no-such-page', '/blog/none', '/api/search', '/favicon.svg'];

const TWO_YEARS_IN_SECONDS = 63_072_000;

test('every response carries the security headers', async ({ request }) => {
  for (const path of RESPONSES) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      ),
    });
  }
});

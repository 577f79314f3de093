import { expect, test as plain } from '@playwright/test';
import { ORIGIN } from '../addresses.ts';
import { severeFindings } from '../security/severe-findings.ts';
import { test } from './journey.ts';
import { POST } from './site-map.ts';

/** One response of each kind: pages from files and from a function, an error, an API response, a file. */
const RESPONSES = [
  '/',
  '/add-post',
  POST.path,
  '/no-such-page',
  '/blog/no-such-post',
  '/api/resources',
  '/api/search',
  '/favicon.svg',
];

/** Two years, in seconds. */
const TWO_YEARS = 63_072_000;

plain('every response carries the security headers', async ({ request }) => {
  for (const path of RESPONSES) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'strict-transport-security': `max-age=${TWO_YEARS}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

plain(
  'Google’s evaluator finds nothing of high or medium severity in the served policy',
  async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    // The local emulators use http; a production policy names none of them (scripts/build/hosting-config.test.ts).
    expect(severeFindings(policy.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, ''))).toEqual([]);
  },
);

test('what the policy forbids does not run: an inline script, text as script, HTML that is not marked as safe', async ({
  page,
  expectedLogs,
  toleratedLogs,
}) => {
  expectedLogs.push('Security policy violated', 'TrustedHTML', 'TrustedScript');
  toleratedLogs.push('Content Security Policy');
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      inline: () => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        document.body.append(script);
      },
      // biome-ignore lint/security/noGlobalEval: the test shows that it is blocked
      eval: () => eval('window.ran = true'),
      html: () => {
        document.createElement('div').innerHTML = '<b>text</b>';
      },
      parser: () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
      frame: () => {
        document.createElement('iframe').srcdoc = '<b>text</b>';
      },
    };
    // In a separate task: what the test itself evaluates is exempt from the policy.
    const results = Object.entries(attempts).map(
      ([name, attempt]) =>
        new Promise<[string, string]>((resolve) =>
          setTimeout(() => {
            try {
              attempt();
              resolve([name, 'allowed']);
            } catch {
              resolve([name, 'refused']);
            }
          }),
        ),
    );
    return Promise.all(results);
  });
  expect(Object.fromEntries(outcome)).toMatchObject({
    eval: 'refused',
    html: 'refused',
    parser: 'refused',
    frame: 'refused',
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('no other site can frame this one', async ({ page, expectedLogs }) => {
  expectedLogs.push('frame-ancestors');
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${ORIGIN}/about"></iframe>`);
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
});

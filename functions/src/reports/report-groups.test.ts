import { expect, test } from 'vitest';
import { ReportGroups, reportsSchema } from './report-groups.ts';

const SITE = 'https://www.example.org';
const violation = {
  type: 'csp-violation',
  age: 10,
  url: `${SITE}/download?token=e30.e30.c2ln#part`,
  user_agent: 'Someone’s browser',
  body: {
    documentURL: `${SITE}/download?token=e30.e30.c2ln`,
    referrer: `${SITE}/blog?search=secret`,
    blockedURL: 'https://evil.example/a.js?visitor=zoe@example.org',
    effectiveDirective: 'script-src-elem',
    sourceFile: `${SITE}/assets/app-1.js?secret`,
    sample: 'zoe@example.org',
  },
};
const [report = { type: '', url: '', body: {} }] = reportsSchema.parse([violation]);

test('SAFE-06 of a report the log has the kind, the place and the count, and nothing of the visitor', () => {
  expect(new ReportGroups(SITE).count(report, 0)).toEqual({
    type: 'csp-violation',
    what: 'script-src-elem https://evil.example',
    page: '/download',
    source: '/assets/app-1.js',
    count: 1,
  });
});

test('SAFE-06 equal reports are logged at 1, 10, 100 and 1000 in an hour, and again in the next', () => {
  const groups = new ReportGroups(SITE);
  const logged = Array.from({ length: 2000 }, () => groups.count(report, 0)?.count).filter(Boolean);
  expect(logged).toEqual([1, 10, 100, 1000]);
  expect(groups.count(report, 3_600_000)?.count).toBe(1);
});

test('SAFE-06 whatever is sent, an hour has at most a hundred groups', () => {
  const groups = new ReportGroups(SITE);
  const logged = Array.from({ length: 5000 }, (_, number) =>
    groups.count({ ...report, url: `${SITE}/page-${number}` }, 0),
  );
  expect(logged.filter(Boolean)).toHaveLength(100);
});

test.each([
  ['another site', { ...report, url: 'https://evil.example/' }],
  ['no page', { ...report, url: 'x' }],
  ['an unknown type', { ...report, type: 'hello' }],
])('SAFE-06 a report of %s is ignored', (_, other) => {
  expect(new ReportGroups(SITE).count(other, 0)).toBeUndefined();
});

test.each([
  ['crash', { reason: 'oom' }, 'oom'],
  ['app-error', { id: 'TypeError', sourceFile: `${SITE}/assets/app-1.js` }, 'TypeError'],
  ['deprecation', { id: 'UnloadHandler', message: 'zoe@example.org' }, 'UnloadHandler'],
  ['csp-violation', { effectiveDirective: 'img-src', blockedURL: 'inline' }, 'img-src inline'],
  ['csp-violation', { effectiveDirective: 'a\nfaked log line', blockedURL: 'data:text/html,zoe' }, 'data:'],
])('SAFE-06 a report of the type %s about %j is described as %s', (type, body, what) => {
  expect(new ReportGroups(SITE).count({ type, url: SITE, body }, 0)?.what).toBe(what);
});

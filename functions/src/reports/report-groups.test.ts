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
const SENDERS = [{ name: 'sender', allowance: 1 }];
const [report = { type: '', url: '', body: {} }] = reportsSchema.parse([violation]);

test('SAFE-06 the log entry of a report has its kind, place and count, and no visitor data', () => {
  expect(new ReportGroups(SITE).count(report, SENDERS, 0)).toEqual({
    type: 'csp-violation',
    what: 'script-src-elem https://evil.example',
    page: '/download',
    source: '/assets/app-1.js',
    count: 1,
  });
});

test('SAFE-06 LEAD-06 equal reports are counted up to a thousand of one sender in an hour, and again in the next', () => {
  const groups = new ReportGroups(SITE);
  const counted = Array.from({ length: 2000 }, () => groups.count(report, SENDERS, 0)?.count).filter(Boolean);
  expect([counted.length, counted.at(-1)]).toEqual([1000, 1000]);
  expect(groups.count(report, SENDERS, 3_600_000)?.count).toBe(1);
});

test('DAY-01 SAFE-06 an hour has at most ten groups of a sender, a hundred of one with forged addresses, and 500 in total; all others of a type are counted together', () => {
  const groups = new ReportGroups(SITE);
  groups.count(report, SENDERS, 0);
  const distinctGroups = (page: string, sendersOf: (number: number) => Parameters<typeof groups.count>[1]) =>
    Array.from({ length: 900 }, (_, number) =>
      groups.count({ ...report, url: `${SITE}/${page}-${number}` }, sendersOf(number), 0),
    ).filter((group) => group?.page.startsWith('/'));
  const hop = { name: 'hop', allowance: 10 };
  expect(distinctGroups('one', () => SENDERS)).toHaveLength(9); // One of the ten is in use already.
  expect(distinctGroups('claimed', (number) => [{ name: `${number}`, allowance: 1 }, hop])).toHaveLength(100);
  expect(distinctGroups('many', (number) => [{ name: `many ${number}`, allowance: 1 }])).toHaveLength(390); // The rest of 500.
  const others = { what: 'other reports', page: '', source: '', type: 'crash', count: 1 };
  const visitor = [{ name: 'a visitor', allowance: 1 }];
  expect(groups.count({ ...report, type: 'crash' }, visitor, 0)).toEqual(others);
  expect(groups.count(report, visitor, 0)).toMatchObject({ page: '/download', count: 2 });
});

test.each([
  ['another site', { ...report, url: 'https://evil.example/' }],
  ['no page', { ...report, url: 'x' }],
  ['an unknown type', { ...report, type: 'hello' }],
])('SAFE-06 a report of %s is ignored', (_, other) => {
  expect(new ReportGroups(SITE).count(other, SENDERS, 0)).toBeUndefined();
});

test.each([
  ['crash', { reason: 'oom' }, 'oom'],
  ['app-error', { id: 'TypeError', sourceFile: `${SITE}/assets/app-1.js` }, 'TypeError'],
  ['deprecation', { id: 'UnloadHandler', message: 'zoe@example.org' }, 'UnloadHandler'],
  ['csp-violation', { effectiveDirective: 'img-src', blockedURL: 'inline' }, 'img-src inline'],
  ['csp-violation', { effectiveDirective: 'a\nfaked log line', blockedURL: 'data:text/html,zoe' }, 'data:'],
])('SAFE-06 a report of the type %s about %j is described as %s', (type, body, what) => {
  expect(new ReportGroups(SITE).count({ type, url: SITE, body }, SENDERS, 0)?.what).toBe(what);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CountedLead } from '#domain/sums/read-leads.ts';
import type { StoredSums } from '#domain/sums/read-sums.ts';
import { bucketOf } from '#domain/sums/vitals.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderAt } from '#tests/render.ts';
import { beginSignIn, button, field } from '#tests/staff-fixtures.tsx';
import MondayScreen from './monday-screen.tsx';

const { readSums, readLeadDays } = vi.hoisted(() => ({
  readSums: vi.fn<(first: string) => Promise<StoredSums[]>>(),
  readLeadDays: vi.fn<(first: string) => Promise<CountedLead[]>>(),
}));
vi.mock('#firebase/sums.ts', () => ({ readSums, readLeadDays }));

beforeEach(() => {
  readSums.mockImplementation(async (first) => SUMS.filter(({ day }) => day >= first));
  readLeadDays.mockResolvedValue(LEADS);
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const slow = `vital/LCP/home/r2/${bucketOf('LCP', 2500)}`;
const slower = `vital/LCP/post/earlier/${bucketOf('LCP', 4000)}`;
/** "search" counts searches without a result. */
const SUMS: StoredSums[] = [
  {
    day: '2026-11-20',
    sums: { visit: 120, search: 3, 'report/app-error': 2, 'report/csp-violation': 5, [slow]: 4, [slower]: 8 },
  },
  { day: '2026-11-20', sums: { visit: 30, 'headline/A/shown': 500, 'headline/B/shown': 510 } },
  {
    day: '2026-11-13',
    sums: { visit: 90, [slow]: 2, 'headline/A/services': 100, 'headline/B/services': 170 },
  },
  { day: '2026-11-10', sums: { 'headline/A/shown': 500, 'headline/B/shown': 490 } },
  { day: '2026-10-10', sums: { 'headline/A/shown': 3000 } },
];
const LEADS: CountedLead[] = [
  { day: '2026-11-20', kind: 'contact', attribution: { site: 'LinkedIn' }, mail: 'failed' },
  { day: '2026-11-21', kind: 'download-link', mail: 'sent' },
  { day: '2026-11-12', kind: 'contact', attribution: { source: 'news', campaign: 'Spring' }, mail: 'sent' },
];

async function rowsOf(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

const open = () => {
  renderAt('/monday', <MondayScreen />);
  return userEvent.setup();
};

test('LEAD-06 the last whole week is shown beside the one before, and earlier weeks can be looked at', async () => {
  const user = open();
  expect(await screen.findByText('16 Nov 2026 to 22 Nov 2026')).toBeInTheDocument();
  expect(await rowsOf('The week')).toEqual([
    ['Visits that allowed measurement', '150', '90'],
    ['Messages', '1', '1'],
    ['Requests for a PDF', '1', '0'],
    ['Failed emails', '1', '0'],
    ['Searches without a result', '3', '0'],
    ['Script errors and crashes', '2', '0'],
    ['Other browser reports', '5', '0'],
  ]);
  const bars = document.querySelectorAll<HTMLElement>('tbody tr:first-child [aria-hidden]');
  const lengths = [...bars].map(({ style }) => style.getPropertyValue('--share'));
  expect(lengths.slice(0, 2)).toEqual(['1', '0.6']);
  expect(await rowsOf('Where leads came from')).toEqual([
    ['LinkedIn', '1', '0'],
    ['Direct or unknown', '1', '0'],
    ['source news, campaign Spring', '0', '1'],
  ]);
  // The 75th percentile lies within the bucket that ends at 4 s, or at 2.5 s.
  const [slowest, second] = await rowsOf('Slowest pages');
  expect(slowest).toEqual(['/blog/…', '3.88 s', '–', '–', '–', '–', '8']);
  expect(second?.slice(0, 3)).toEqual(['/', '2.40 s', '2.40 s']);
  await user.click(screen.getByText('By page and release'));
  expect((await rowsOf('By page and release')).map(([name]) => name)).toEqual([
    '/, r2',
    '/blog/…, earlier ones',
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await button('Print'));
  expect(print).toHaveBeenCalledOnce();
  await user.click(await button('Week before'));
  expect(await screen.findByText('9 Nov 2026 to 15 Nov 2026')).toBeInTheDocument();
  expect((await rowsOf('The week'))[0]).toEqual(['Visits that allowed measurement', '90', '0']);
  // The button leads no further than to the current week, and keeps the focus.
  for (let click = 1; click <= 3; click += 1) await user.click(await button('Week after'));
  expect(await screen.findByText('Since 23 Nov 2026, so far')).toBeInTheDocument();
  expect(await button('Week after')).toHaveFocus();
});

test('LEAD-03 the headline test shows rates with intervals, a verdict, a probability, and a warning if the split is off', async () => {
  const user = open();
  await user.selectOptions(await field('Outcome'), 'Services reached');
  await screen.findByText(/B is better: the interval/);
  // The last two columns are the rates of each week, the newest first.
  expect(await rowsOf('Headline test')).toEqual([
    ['A', '1,000', '100', '10.0 % (8.3 % to 12.0 %)', '0.0 %', '20.0 %'],
    ['B', '1,000', '170', '17.0 % (14.8 % to 19.5 %)', '0.0 %', '34.7 %'],
  ]);
  const conclusion = /4.0 to 10.0 percentage points. Probability that B is better: 100.0 %/;
  expect(screen.getByText(conclusion)).toBeInTheDocument();
  expect(screen.queryByText('The split is off')).not.toBeInTheDocument();
  const since = await field('Since');
  await user.clear(since);
  await user.type(since, '2026-10-01');
  expect(await screen.findByText('The split is off')).toBeInTheDocument();
  await user.selectOptions(await field('Outcome'), 'Message sent');
  expect(await screen.findByText(/No clear winner/)).toBeInTheDocument();
});

test('LEAD-03 before a test the page says how many visits and weeks it needs', async () => {
  const user = open();
  for (const [label, text] of [
    ['Rate today in percent', '10'],
    ['Smallest change that matters, in percentage points', '3'],
    ['Tested visits a week', '500'],
  ] as const) {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  }
  expect(screen.getByText('Each headline needs 1,774 visits, which takes 8 weeks.')).toBeInTheDocument();
  await user.selectOptions(await field('Real changes found, at least'), '90 % of tests');
  expect(screen.getByText(/Each headline needs 2,375 visits/)).toBeInTheDocument();
  await user.clear(await field('Rate today in percent'));
  expect(screen.getByText(/leave the rate between 0 and 100/)).toBeInTheDocument();
});

test('LEAD-06 an empty week says so, a week that could not be read can be retried, and writers see nothing', async () => {
  expectConsoleError('Reading failed');
  const failure = new Error('unavailable');
  readSums.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure); // For the week and for the headline test.
  readSums.mockResolvedValue([]);
  readLeadDays.mockResolvedValue([]);
  const user = open();
  expect(await screen.findByText('The week could not be loaded')).toBeInTheDocument();
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (retry) await user.click(retry);
  expect(await screen.findByText('Nothing was counted in these two weeks')).toBeInTheDocument();
  beginSignIn({ role: 'writer' });
  expect(screen.queryByText('Plan a test')).not.toBeInTheDocument();
});

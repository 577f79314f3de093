import { beforeEach, expect, test, vi } from 'vitest';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';
import { myData } from './my-data.ts';
import { signPersonToken } from './person-token.ts';

const { calls, asyncMock } = vi.hoisted(() => {
  const calls: string[] = [];
  const asyncMock = (name: string, value?: unknown) => async () => {
    calls.push(name);
    return value;
  };
  return { calls, asyncMock };
});
vi.mock('../security/guards.ts', () => ({
  guardCaller: asyncMock('caller', 0),
  guardLinkMail: asyncMock('limits'),
}));
vi.mock('../mail/outbox.ts', () => ({ storeMail: asyncMock('store', 'a1') }));
vi.mock('../mail/queue.ts', () => ({ enqueueMail: asyncMock('queue') }));
vi.mock('./person-data.ts', () => ({ findPersonData: asyncMock('find', { leads: [], mails: [] }) }));
vi.mock('../firestore.ts', () => ({
  firestore: () => ({ collection: () => ({ doc() {} }), getAll: asyncMock('read', []) }),
}));
vi.mock('../forms/my-data-page.ts', () => ({ myDataResponsePage() {} }));
vi.mock('virtual:site-headers', () => ({ default: {} }));

const served = serveDuringTests('myData', myData, {
  SITE_URL: 'https://www.example.org',
  DOWNLOAD_LINK_KEYS: `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`,
});

beforeEach(() => {
  calls.length = 0;
});

test('LEAD-05 the response time does not reveal whether an email address is known: nothing is looked up before the response', async () => {
  const body = JSON.stringify({ email: 'zofia@example.org' });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(served.url, { method: 'POST', body, headers });
  expect([response.status, (await response.json()).message]).toEqual([
    200,
    expect.stringContaining('If we have stored anything'),
  ]);
  expect(calls).toEqual(['caller', 'limits', 'store', 'queue']);
});

test('LEAD-05 in a minute a link opens sixty times, and links from one network six hundred times; guessed tokens do not count; the data can be saved as a file', async () => {
  const read = async (token: string, visitor = '203.0.113.1') => {
    const headers = { 'X-Forwarded-For': `${visitor}, 198.51.100.7` };
    return (await fetch(`${served.url}?token=${token}`, { headers })).status;
  };
  const saved = await fetch(`${served.url}?token=none&save=1`);
  expect(saved.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  const token = await signPersonToken('mail', Date.now());
  for (const guess of Array(61).fill(`${token}x`)) expect(await read(guess)).toBe(200);
  expect(calls).toEqual([]);
  for (let link = 0; link < 10; link++) {
    const token = await signPersonToken(`mail ${link}`, Date.now());
    for (let number = 0; number < 60; number++) expect(await read(token)).toBe(200);
    expect(await read(token, '203.0.113.2')).toBe(429);
  }
  const another = await signPersonToken('another', Date.now());
  expect([await read(another), await read(another, '203.0.113.2')]).toEqual([429, 200]);
});

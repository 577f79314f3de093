import { expect, test, vi } from 'vitest';
import { PROOF_HEADER } from '#domain/proof-of-work.ts';
import { database } from '../../../tests/own-emulators.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';

vi.mock('#domain/proof-of-work.ts', async (original) => ({
  ...(await original<object>()),
  // A real proof takes seconds to compute. Here it is the number of bits, padded to three characters, and part of the body.
  provenWork: async (proof = '', body: string) =>
    body.includes(proof.slice(3)) ? Number.parseInt(proof, 10) || 0 : 0,
}));
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('firebase-functions/logger', () => ({ error() {}, info() {} }));
vi.mock('../firestore.ts', () => ({ firestore: () => database }));
vi.mock('./resource-files.ts', () => ({
  findResource: async (name: string) => {
    if (name === 'unreachable.pdf') throw new Error('unavailable');
    return name !== 'none.pdf' && {};
  },
}));
vi.mock('../forms/download-link-page.ts', () => ({ downloadLinkResponsePage: () => '' }));
vi.mock('../mail/queue.ts', () => ({ enqueueMail: vi.fn() }));

const { downloadLink } = await import('./download-link.ts');
const served = serveDuringTests('downloadLink', downloadLink, {
  VISITOR_KEY: 'a key of the tests, of 32 characters',
  LIMIT_LINKS_WITHOUT_PROOF: '4',
  LIMIT_LINKS_PER_HOUR: '12',
  LIMIT_CALLS_PER_IP: '3',
});

let visitorCount = 0;

interface LinkRequest {
  readonly fileName?: string;
  readonly proof?: string | undefined;
  readonly isForm?: boolean;
  readonly from?: string;
}

/** Asks for a link, by default as a new visitor. Returns the status, and the bits of work that are required. */
async function requestLink(
  email: string,
  { fileName = 'a.pdf', proof, isForm, from = `198.51.100.${++visitorCount}` }: LinkRequest = {},
): Promise<string> {
  const fields = { email, fileName };
  const response = await fetch(served.url, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': from,
      'fastly-client-ip': `192.0.2.${++visitorCount}`,
      ...(proof && { [PROOF_HEADER]: proof }),
    },
    body: isForm ? String(new URLSearchParams(fields)) : JSON.stringify(fields),
  });
  await response.arrayBuffer();
  return [response.status, response.headers.get(PROOF_HEADER)].join(' ').trim();
}

/** Sends requests one after another. Returns their statuses. */
async function requestAll(count: number, request: (number: number) => Promise<string>): Promise<string[]> {
  const statuses: string[] = [];
  for (let number = 0; number < count; number++) statuses.push(await request(number));
  return statuses;
}

async function forgetCounts(): Promise<void> {
  const { docs } = await database.collection('limits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

test('SAFE-01 CONT-14 RES-05 RES-07 the spellings of one mailbox get three links an hour in all; refused requests neither count nor send mail', async () => {
  const statuses: string[] = [];
  for (const fileName of ['none.pdf', 'unreachable.pdf'])
    statuses.push(await requestLink('jo@a.example', { fileName }));
  for (const email of ['jo@a.example', 'JO+1@a.example', 'jo+2@A.example', 'Jo+a+b@a.example'])
    statuses.push(await requestLink(email));
  expect(statuses).toEqual(['404', '503', '200', '200', '200', '429']);
  expect((await database.collection('outbox').get()).size).toBe(3);
});

test('SAFE-01 DAY-01 the more links are sent, the more work the next one needs; requests without enough work lock nobody’s mailbox', async () => {
  await forgetCounts();
  const unproven: LinkRequest[] = [{}, { isForm: true }, { proof: '6 for others' }, {}, {}, { isForm: true }];
  // The refused requests all name one mailbox, which then still gets its link.
  const mailbox = (number: number) => (number < 4 ? `${number}@a.example` : '6-0@a.example');
  const statuses = await requestAll(7, (number) => requestLink(mailbox(number), unproven[number]));
  expect(statuses).toEqual(['200', '200', '200', '200', '429 6', '429 6', '429 6']);
  const withProof = (bits: string) => (number: number) =>
    requestLink(`${bits}-${number}@a.example`, { proof: `${bits.padEnd(3)}${bits}-${number}@a.example` });
  expect(await requestAll(4, withProof('6'))).toEqual(['200', '200', '429 10', '429 10']); // Up to half of the twelve.
  expect(await requestAll(7, withProof('10'))).toEqual([...Array(6).fill('200'), '429 13']); // Up to all twelve.
  expect(await requestAll(9, withProof('13'))).toEqual(Array(9).fill('200'));
});

test('DAY-01 a proof of work is accepted once', async () => {
  await forgetCounts();
  const proven = { proof: '6  once@a.example' };
  const statuses = await requestAll(2, () => requestLink('once@a.example', proven));
  expect(statuses).toEqual(['200', '429 6']);
});

test('DAY-01 a frequent caller through Hosting causes no work for others behind the same Hosting address', async () => {
  await forgetCounts();
  await requestAll(40, () => requestLink('wrong', { from: '203.0.113.1, 104.198.56.255' }));
  expect(await requestLink('b@a.example', { from: '203.0.113.2, 104.198.56.255' })).toBe('200');
});

test.each([
  ['one address', () => '203.0.113.9'],
  ['the addresses of one household (a /56)', (number: number) => `2001:db8:0:2${number + 10}::${number}`],
])(
  'SAFE-01 DAY-01 a caller who bypasses Hosting with forged addresses needs proof of work after a hundred times the calls that one visitor may make, from %s',
  async (_, callerAddress) => {
    await forgetCounts();
    const statuses: string[] = [];
    const requestInMinute = async (minute: number, calls: number) => {
      vi.setSystemTime(Date.now() + 61_000);
      const from = (number: number) => `192.0.${minute}.${number}, ${callerAddress(number)}`;
      statuses.push(...(await requestAll(calls, (number) => requestLink('wrong', { from: from(number) }))));
    };
    for (let minute = 0; minute < 5; minute++) await requestInMinute(minute, 60);
    await requestInMinute(5, 1);
    expect(statuses).toEqual([...Array(300).fill('400'), '429 10']);
  },
);

import { expect, test } from 'vitest';
import { networksOf, originOf, visitorHash } from './visitor.ts';

/** The X-Forwarded-For of a request through Hosting: the visitor’s address, as its CDN saw it, then its own. */
const FORWARDED = '198.51.100.7, 104.198.56.253';

/** The address of Google’s front end, which connects to the function. */
const FRONT_END = '169.254.1.1';

test.each([
  ['through Hosting', FORWARDED, FRONT_END, '198.51.100.7', '104.198.56.253'],
  ['at the function’s own address', '198.51.100.7', FRONT_END, '198.51.100.7', '198.51.100.7'],
  [
    'at the function’s own address, with a forged one',
    '203.0.113.1, 198.51.100.7',
    FRONT_END,
    '203.0.113.1',
    '198.51.100.7',
  ],
  ['through Hosting, over IPv6', '2001:db8::7, 2600:1900::1', FRONT_END, '2001:db8::7', '2600:1900::1'],
  ['with two forwarded headers', ['203.0.113.1', FORWARDED], FRONT_END, '198.51.100.7', '104.198.56.253'],
  ['locally', undefined, '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['locally, by a proxy that wrote no address', 'unknown', '::1', '::1', '::1'],
  ['from no known address', undefined, undefined, 'unknown', 'unknown'],
])(
  'SAFE-01 the address of a visitor who calls %s is found, and that of the last hop',
  (_, forwarded, socketAddress, visitor, hop) => {
    expect(originOf({ headers: { 'x-forwarded-for': forwarded }, socketAddress })).toEqual({ visitor, hop });
  },
);

test.each([
  ['198.51.100.7', ['198.51.100.7']],
  ['::ffff:198.51.100.7', ['198.51.100.7']],
  ['unknown', ['unknown']],
  ['2001:db8:1:2:3:4:5:6', ['20010db8000100/56', '20010db80001/48']],
  ['2001:0DB8:0001:00ff::9', ['20010db8000100/56', '20010db80001/48']],
  ['2001:db8:1:100::9', ['20010db8000101/56', '20010db80001/48']],
  ['2001:db8::1', ['20010db8000000/56', '20010db80000/48']],
  ['::1', ['00000000000000/56', '000000000000/48']],
  ['fe80::1%eth0', ['fe800000000000/56', 'fe8000000000/48']],
])('DAY-01 CONT-14 a call from %s is counted for the networks %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

test('CONT-14 the hash does not contain the value, and differs by key and kind', () => {
  const hash = visitorHash('key', 'mailbox', 'jan@example.org');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).toBe(visitorHash('key', 'mailbox', 'jan@example.org'));
  expect(hash).not.toBe(visitorHash('other', 'mailbox', 'jan@example.org'));
  expect(hash).not.toBe(visitorHash('key', 'ip', 'jan@example.org'));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHostingNetwork } from './hosting-network.ts';
import { addressToCount, visitorAddress, visitorHash } from './visitor.ts';

/** What Hosting's network appends to X-Forwarded-For: the visitor as its CDN saw it, then its own address. */
const HOSTING = '198.51.100.7, 151.101.1.10, 104.198.56.253';

/** The function's own front end. */
const GOOGLE = '169.254.1.1';

test.each([
  ['through Hosting', HOSTING, GOOGLE, '198.51.100.7'],
  ['at the function’s own address', '198.51.100.7', GOOGLE, '198.51.100.7'],
  ['through Hosting, over IPv6', '2001:db8::7, 2a04:4e42::1, 2600:1900::1', GOOGLE, '2001:db8::7'],
  ['in several headers', ['203.0.113.1', HOSTING], GOOGLE, '198.51.100.7'],
  ['locally', undefined, '127.0.0.1', '127.0.0.1'],
  ['locally, by a proxy that wrote no address', 'unknown', '::1', '::1'],
])('SAFE-01 the visitor who calls %s is known', (_, forwarded, socketAddress, address) => {
  expect(visitorAddress({ headers: { 'x-forwarded-for': forwarded }, socketAddress })).toBe(address);
});

test.each([
  ['Fastly', '151.101.255.255', '151.102.0.0'],
  ['Fastly over IPv6', '2a04:4e42:ffff::1', '2a04:4e43::1'],
  ['Google', '104.199.255.255', '104.200.0.0'],
  ['Google over IPv6', '2a00:1450:ffff::1', '2a00:1451::1'],
])('SAFE-01 a proxy of %s is told from an address beside its range', (_, inside, outside) => {
  expect([isHostingNetwork(inside), isHostingNetwork(outside)]).toEqual([true, false]);
});

/** Every header by which some proxy names its client. */
const FORWARDABLE = [
  'cf-connecting-ip',
  'cf-pseudo-ipv4',
  'client-ip',
  'fastly-client-ip',
  'fastly-temp-xff',
  'forwarded',
  'forwarded-for',
  'true-client-ip',
  'via',
  'x-appengine-user-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-remote-addr',
];

test('SAFE-01 a client that writes every forwardable header remains the same visitor', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (forged, list) => {
      const headers = {
        ...Object.fromEntries(
          FORWARDABLE.map((name) => [name, name === 'forwarded' ? `for=${forged}` : forged]),
        ),
        'x-forwarded-for': [...list, forged, HOSTING].join(', '),
      };
      expect(visitorAddress({ headers, socketAddress: GOOGLE })).toBe('198.51.100.7');
    }),
  );
});

test('CONT-14 a visitor without any known address is still counted', () => {
  expect(visitorAddress({ headers: {}, socketAddress: undefined })).toBe('unknown');
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('CONT-14 %s is counted as %s', (address, counted) => {
  expect(addressToCount(address)).toBe(counted);
});

test('CONT-14 the hash does not contain the value, and differs by key and kind', () => {
  const hash = visitorHash('key', 'mailbox', 'jan@example.org');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).toBe(visitorHash('key', 'mailbox', 'jan@example.org'));
  expect(hash).not.toBe(visitorHash('other', 'mailbox', 'jan@example.org'));
  expect(hash).not.toBe(visitorHash('key', 'ip', 'jan@example.org'));
});

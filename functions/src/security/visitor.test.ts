import { expect, test } from 'vitest';
import { addressToCount, visitorAddress, visitorHash } from './visitor.ts';

test.each([
  [{ 'fastly-client-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.1, 192.0.2.1' }, '198.51.100.7'],
  [{ 'x-forwarded-for': '10.0.0.1, 198.51.100.7' }, '198.51.100.7'],
  [{ 'x-forwarded-for': ['10.0.0.1', '198.51.100.7'] }, '198.51.100.7'],
  [{}, '127.0.0.1'],
])('CONT-14 the visitor behind %j is %s', (headers, address) => {
  expect(visitorAddress({ headers, socketAddress: '127.0.0.1' })).toBe(address);
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

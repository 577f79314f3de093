import { expect, test } from 'vitest';
import { attributionIn, attributionOf, describeAttribution } from './attribution.ts';

const HOME = 'https://www.datum.example/';

test.each([
  ['https://www.google.co.uk/', 'Google'],
  ['https://www.google.pl/search?q=secret', 'Google'],
  ['https://mail.google.com/', 'Another website'],
  ['https://google.com.evil.example/', 'Another website'],
  ['https://pl.linkedin.com/feed', 'LinkedIn'],
  ['android-app://com.linkedin.android/', 'LinkedIn'],
  ['https://t.co/x', 'X'],
  ['https://notx.com/', 'Another website'],
  ['https://intranet.acme.example/people/jan', 'Another website'],
  ['https://192.168.0.1:8080/', 'Another website'],
  [`${HOME}blog`, undefined],
  ['', undefined],
  ['not an address', undefined],
])('LEAD-02 a visit from %j comes from %s', (referrer, site) => {
  expect(attributionOf(new URL(HOME), referrer)?.site).toBe(site);
});

test.each([
  ['newsletter', 'newsletter'],
  ['%20Spring%202026%20', 'Spring 2026'],
  ['za%C5%BC%C3%B3%C5%82%C4%87-1_a.b', 'zażółć-1_a.b'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), undefined],
  ['jan@example.org', undefined],
  ['https://evil.example', undefined],
  ['=HYPERLINK(1)', undefined],
  ['-1', undefined],
  ['a%0D%0ABcc:b', undefined],
  ['<b>', undefined],
  ['', undefined],
])('LEAD-02 utm_campaign=%s is read as %j', (written, campaign) => {
  expect(attributionOf(new URL(`${HOME}?utm_campaign=${written}&q=words`), '')?.campaign).toBe(campaign);
});

test.each([
  [
    { source: 'a', medium: 'b', campaign: 'c', site: 'Google', unknown: 1 },
    { source: 'a', medium: 'b', campaign: 'c', site: 'Google' },
  ],
  [{ source: 'a\nb', medium: 7, site: 'evil.example', campaign: 'c' }, { campaign: 'c' }],
  [{ source: ['a'] }, undefined],
  [{}, undefined],
  ['source', undefined],
  [null, undefined],
])('LEAD-02 from the attribution %j in a form, %j is read', (attribution, read) => {
  expect(attributionIn({ name: 'Jan', attribution })).toEqual(read ? { attribution: read } : {});
});

test.each([null, undefined, 'text', 7, {}])('LEAD-02 a form that is %j has no attribution', (sent) => {
  expect(attributionIn(sent)).toEqual({});
});

test('LEAD-02 an attribution is described on one line, always in the same order', () => {
  const url = new URL(`${HOME}?utm_campaign=spring&utm_source=letter&utm_medium=email&gclid=1`);
  const attribution = attributionOf(url, 'https://www.bing.com/');
  expect(describeAttribution(attribution ?? {})).toBe('Bing, source letter, medium email, campaign spring');
});

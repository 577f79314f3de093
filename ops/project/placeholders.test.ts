import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test('SAFE-08 data of the demonstration company is reported', () => {
  const company = {
    email: 'a@b.example',
    links: { news: 'https://b.example/news', job: 'https://our.site', video: 'https://v.test/@thedatumline' },
  };
  expect(findPlaceholders(company).map(({ message }) => message)).toEqual([
    'email belongs to the demonstration company',
    'links.news belongs to the demonstration company',
    'links.video belongs to the demonstration company',
  ]);
  expect(findPlaceholders({ email: 'a@our.site' })).toEqual([
    { message: 'the company data is your own', state: 'ok' },
  ]);
});

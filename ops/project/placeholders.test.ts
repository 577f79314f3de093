import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test('DAY-05 SAFE-08 data of the demonstration company is reported, and texts that name it', () => {
  const company = {
    email: 'a@b.example',
    links: { news: 'https://b.example/news', job: 'https://our.site', video: 'https://v.test/@thedatumline' },
  };
  expect(
    findPlaceholders(company, { 'a.md': 'Datum & Beam', 'b.md': 'Ours' }).map(({ message }) => message),
  ).toEqual([
    'email belongs to the demonstration company',
    'links.news belongs to the demonstration company',
    'links.video belongs to the demonstration company',
    'a.md belongs to the demonstration company',
  ]);
  expect(findPlaceholders({ email: 'a@our.site' })).toEqual([
    { message: 'the company data is your own', state: 'ok' },
  ]);
});

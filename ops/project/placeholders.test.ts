import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test('DAY-05 SAFE-08 data of the demonstration company is reported, and each text that names it', () => {
  const links = {
    news: 'https://b.example/news',
    job: 'https://our.site',
    video: 'https://v.test/@thedatumline',
  };
  const texts = Object.entries({ 'a.md': 'By Datum & Beam', 'b.md': 'By us' });
  const found = findPlaceholders({ email: 'a@b.example', links }, texts).map(({ message }) => message);
  const places = ['email', 'links.news', 'links.video', 'a.md'];
  expect(found).toEqual(places.map((place) => `${place} belongs to the demonstration company`));
  expect(findPlaceholders({ email: 'a@our.site' }, [])).toEqual([
    { message: 'the company data is your own', state: 'ok' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { dateText } from '#content/law.ts';
import type { LawStep } from '#content/law-schema.ts';
import { readLaw } from '../../scripts/read-content.ts';
import { DATE, factTexts } from './fact-texts.ts';

const { steps: lawSteps } = readLaw();

const dated = lawSteps.filter((step): step is LawStep & { date: string } => step.date !== undefined);

/** The days of the law, as texts write them. */
const days = new Set(dated.map(({ date }) => dateText(date)));

test.each(factTexts)('TEXT-01 every day in %s is that of a step of the law', (_, text) => {
  const written = text.match(new RegExp(`\\b\\d{1,2} ${DATE}`, 'g')) ?? [];
  expect(written.filter((day) => !days.has(day))).toEqual([]);
});

const phrases = dated.flatMap(({ id, date, phrases = [] }) =>
  phrases.map((phrase) => [id, phrase, date] as const),
);

test.each(phrases)('TEXT-01 the texts date %s by the law: %s', (_, phrase, date) => {
  const pattern = new RegExp(phrase.replace('{date}', `((?:\\d{1,2} )?(?:${DATE}|20\\d\\d))`), 'g');
  const said = factTexts.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([, day]) => [name, day]));
  expect(said.length).toBeGreaterThan(0);
  // A text may leave out the day.
  expect(said.filter(([, day]) => !` ${dateText(date)}`.endsWith(` ${day}`))).toEqual([]);
});

describe('the steps', () => {
  test('TEXT-01 each has an id of its own, and either a date or words that say when', () => {
    expect(new Set(lawSteps.map(({ id }) => id)).size).toBe(lawSteps.length);
    for (const { id, date, when } of lawSteps) expect(Boolean(date) !== Boolean(when), id).toBe(true);
  });

  test('TEXT-01 those with a date are in the order of time', () => {
    // A month or a year without a day counts as its end.
    const order = dated.map(({ date }) => `${date}-99-99`.slice(0, 10));
    expect(order).toEqual(order.toSorted());
  });
});

test.each([
  ['2026-01-08', '8 January 2026'],
  ['2026-09', 'September 2026'],
  ['2027', '2027'],
])('%s is written %s', (date, text) => {
  expect(dateText(date)).toBe(text);
});

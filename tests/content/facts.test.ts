import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLaw } from '../../scripts/read-content.ts';
import { DATE, factTexts } from './fact-texts.ts';

/** Facts that a wrong digit makes false: acts, documents of the Commission, standards and dates. */
const CHECKABLE = [
  /\b(?:\d{4}\/\d{2,4}|\d{3,4}\/\d{4})(?:\/E[CU])?\b/g,
  /\bCOM\(\d{4}\) \d+/g,
  /\b(?:EN|ISO|EN ISO) \d{4,5}(?:-\d+)?\b/g,
  new RegExp(`\\b\\d{1,2} ${DATE}`, 'g'),
];

function claimsIn(text: string): Set<string> {
  return new Set(CHECKABLE.flatMap((pattern) => text.match(pattern) ?? []));
}

const facts = claimsIn(readFileSync(new URL('../../docs/facts.md', import.meta.url), 'utf8'));

const texts = [
  ...factTexts,
  ...readLaw().steps.map((step) => [`law: ${step.id}`, JSON.stringify(step)] as const),
];

test.each(texts)('TEXT-01 every act, standard and date in %s is listed in docs/facts.md', (_, text) => {
  expect([...claimsIn(text)].filter((claim) => !facts.has(claim))).toEqual([]);
});

test('TEXT-01 a figure is listed only as a whole', () => {
  expect(['13 August 2026', '3 August 2026'].map((day) => facts.has(day))).toEqual([true, false]);
});

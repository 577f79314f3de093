import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acts, checks, dateText, lawSteps } from '#content/law.ts';
import { renderAt } from '#tests/render.ts';
import LawScreen from './law-screen.tsx';

/** The steps under a heading. */
function stepsUnder(name: string): HTMLElement[] {
  const group = screen.getByRole('heading', { level: 3, name }).parentElement;
  return within(group ?? document.body).getAllByRole('listitem');
}

test('TEXT-01 every step has its date, who it concerns, what it says, its source and what was read', () => {
  renderAt('/where-the-law-stands', <LawScreen />);
  const shown = ['In force or done', 'Ahead, with a date', 'Ahead, without a date'].flatMap(stepsUnder);
  expect(shown).toHaveLength(lawSteps.length);
  const texts = shown.map((step) => step.textContent);
  for (const { id, date, when, who, what, source } of lawSteps) {
    const parts = [date ? dateText(date) : when, who, what, source];
    expect(
      texts.some((text) => parts.every((part) => text.includes(part ?? '?'))),
      id,
    ).toBe(true);
  }
});

test('TEXT-01 the steps are sorted by the day of the content', () => {
  renderAt('/where-the-law-stands', <LawScreen />);
  expect(stepsUnder('In force or done').at(-1)).toHaveTextContent('September 2026');
  expect(stepsUnder('Ahead, with a date')[0]).toHaveTextContent('iron and steel');
  expect(stepsUnder('Ahead, without a date')[0]).toHaveTextContent('Article 75(1)');
});

test('TEXT-01 the day as of which it was checked is said, and each line says what was read for it', () => {
  renderAt('/where-the-law-stands', <LawScreen />);
  expect(screen.getAllByText('22 November 2026')[0]).toHaveAttribute('datetime', '2026-11-22');
  const read = Object.values(checks).map(({ name }) => name);
  const shown = ['In force or done', 'Ahead, with a date', 'Ahead, without a date'].flatMap(stepsUnder);
  expect(shown.filter((step) => !read.some((name) => step.textContent?.includes(name)))).toEqual([]);
});

test('the timeline has a line for each act, once side by side and once from top to bottom', () => {
  renderAt('/where-the-law-stands', <LawScreen />);
  const [across, down] = screen.getAllByRole('img', { name: /^Timeline/ });
  for (const { short } of Object.values(acts)) {
    expect(across).toHaveTextContent(short);
    expect(down).toHaveTextContent(short);
  }
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateText, lawSteps } from '#content/law.ts';
import { renderAt } from '#tests/render.ts';
import LawScreen from './law-screen.tsx';

function stepsUnder(name: string): HTMLElement[] {
  const group = screen.getByRole('heading', { level: 3, name }).parentElement;
  return within(group ?? document.body).getAllByRole('listitem');
}

test('TEXT-01 every step shows its date, whom it concerns, what it says and its source', () => {
  renderAt('/where-the-law-stands', <LawScreen />);
  const shown = ['In force or done', 'Ahead, with a date', 'Ahead, without a date'].flatMap(stepsUnder);
  expect(shown).toHaveLength(lawSteps.length);
  const texts = shown.map((step) => step.textContent);
  for (const { id, date, when, who, what, source } of lawSteps) {
    const parts = [date ? dateText(date) : when, who, what, source];
    expect(
      texts.some((text) => parts.every((part) => part && text.includes(part))),
      id,
    ).toBe(true);
  }
});

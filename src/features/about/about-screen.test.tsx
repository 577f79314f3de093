import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about } from '#content/about.ts';
import { site } from '#content/site.ts';
import { timeline } from '#content/timeline.ts';
import { renderAt } from '#tests/render.ts';
import AboutScreen from './about-screen.tsx';

test('ABOUT-01 the page has an intro statement and "Our Journey" with every milestone in order', () => {
  renderAt('/about', <AboutScreen />);
  expect(screen.getByRole('heading', { level: 2, name: about.introTitle })).toBeInTheDocument();
  const journey = screen.getByRole('heading', { level: 2, name: 'Our Journey' }).closest('section');
  const milestones = within(journey ?? document.body).getAllByRole('listitem');
  const texts = timeline.map(({ year, title, text }) => `${year}${title}${text}`);
  expect(milestones.map(({ textContent }) => textContent)).toEqual(texts);
});

test('TEXT-02 the page of a demonstration says that the brand is invented, and names the placeholders', () => {
  renderAt('/about', <AboutScreen />);
  const text = document.querySelector('#demonstration')?.textContent ?? '';
  const words = `^${site.name} is an invented brand and this site a demonstration.*Partners, videos, jobs, application forms, the newsletter, reply times and the history`;
  // The page of a company of one's own has no such text.
  expect(new RegExp(words, 's').test(text)).toBe('demonstration' in about);
});

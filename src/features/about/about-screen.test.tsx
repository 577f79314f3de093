import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about } from '#content/about.ts';
import { site } from '#content/site.ts';
import { timeline } from '#content/timeline.ts';
import { renderAt } from '#tests/render.ts';
import AboutScreen from './about-screen.tsx';

test('ABOUT-01 the page has an intro statement and the journey with every milestone in order', () => {
  renderAt('/about', <AboutScreen />);
  expect(screen.getByRole('heading', { level: 2, name: about.introTitle })).toBeInTheDocument();
  const journey = screen.getByRole('heading', { level: 2, name: about.journeyTitle }).closest('section');
  const milestones = within(journey ?? document.body).getAllByRole('listitem');
  const texts = timeline.map(({ year, title, text }) => `${year}${title}${text}`);
  expect(milestones.map(({ textContent }) => textContent)).toEqual(texts);
});

test.runIf('demonstration' in about)('TEXT-02 the page names what is invented', () => {
  renderAt('/about', <AboutScreen />);
  const text = document.querySelector('#demonstration');
  expect(text).toHaveTextContent(`${site.name} is an invented brand and this site a demonstration`);
  expect(text).toHaveTextContent(/Partners, videos, jobs, application forms, the newsletter, reply times/);
});

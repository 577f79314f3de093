import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { pages } from '#pages.ts';
import { renderRoutes } from '#tests/render.ts';
import AccessibilityScreen, { loader as loadAccessibility } from './accessibility-screen.tsx';

test('the statement says what was tested, what was not, what is not accessible, and whom to tell', async () => {
  renderRoutes(
    [{ path: '/accessibility', Component: AccessibilityScreen, loader: loadAccessibility }],
    '/accessibility',
  );
  const article = within(await screen.findByRole('article'));
  for (const name of ['What we tested', 'What we have not tested', 'What is not accessible yet'])
    expect(article.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(article.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
});

test('TEXT-07 its title has at most 60 characters and its description 120 to 155', () => {
  const { title, description } = pages.accessibility;
  expect(`${title} | ${site.name}`.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(155);
});

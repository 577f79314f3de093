import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import SampleScreen, { loader as loadSamplePage } from './sample-screen.tsx';

const routes = [{ path: '/sample-passport', Component: SampleScreen, loader: loadSamplePage }];

test('TEXT-03 the four files can be downloaded without a form', async () => {
  renderRoutes(routes, '/sample-passport');
  const downloads = await screen.findAllByRole('link', { name: /^Download/ });
  expect(downloads.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Download JSON-LD: The passport',
    'Download IFC 4.3: The model',
    'Download IDS 1.0: The check',
    'Download CSV: The gap list',
  ]);
  expect(downloads.map((link) => link.getAttribute('href'))).toEqual([
    '/sample/mw-slab-035.jsonld',
    '/sample/slab-200.ifc',
    '/sample/slab-200.ids',
    '/sample/mw-slab-035-gaps.csv',
  ]);
  for (const link of downloads) expect(link).toHaveAttribute('download');
  expect(document.querySelector('form, input')).toBeNull();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import SampleScreen, { loader as loadSamplePage } from './sample-screen.tsx';

const routes = [{ path: '/sample-passport', Component: SampleScreen, loader: loadSamplePage }];

test('TEXT-03 the four files can be downloaded without a form', async () => {
  renderRoutes(routes, '/sample-passport');
  const downloads = await screen.findAllByRole('link', { name: /^Download .*: / });
  expect(downloads.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Download JSON-\u2060LD: The passport',
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
  expect(document.querySelector('form')).toBeNull();
});

test('TEXT-03 a missing digit of the GTIN turns all four files red, a wrong digit two of them, and the values can be restored', async () => {
  renderRoutes(routes, '/sample-passport');
  const gtin = await screen.findByRole('textbox', { name: 'GTIN' });
  expect(screen.getByRole('status')).toHaveTextContent('All four files agree.');
  await userEvent.type(gtin, '{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 files are wrong now.');
  for (const fault of ['The schema rejects: GTIN', 'The model fails on: GTIN'])
    expect(screen.getByText(fault)).toBeInTheDocument();
  await userEvent.type(gtin, '6');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4 files are wrong now.');
  await userEvent.click(screen.getByRole('button', { name: 'Restore the values' }));
  expect(gtin).toHaveValue('09520000000035');
  expect(screen.getByRole('status')).toHaveTextContent('All four files agree.');
});

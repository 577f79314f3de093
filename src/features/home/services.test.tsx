import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { trackElements } from '#measurement/track-elements.ts';
import { renderAt } from '#tests/render.ts';
import { Services } from './services.tsx';

beforeAll(trackElements);

beforeEach(() => {
  delete window.dataLayer;
});

const cards = [
  ['Passport Factory', '/passport-factory-digital-product-passport'],
  ['BIM Depot Factory', '/bim-depot-factory'],
  ['Workshop Factory', '/workshop-factory'],
  ['Value Factory', '/value-factory'],
  ['OptiBuild Factory', '/optibuild-factory'],
] as const;

test('HOME-04 five cards link to the services, a sixth to the contact page', () => {
  renderAt('/', <Services />);
  expect(screen.getByRole('region', { name: 'Our Services' })).toHaveAttribute('id', 'services');
  for (const [name, href] of cards) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const contact = screen.getByRole('heading', { name: 'Need More Information?' }).closest('aside');
  const link = within(contact ?? document.body).getByRole('link', { name: 'Get in Touch' });
  expect(link).toHaveAttribute('href', '/contact');
  // The contact card comes last, as the sixth.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...cards.map(([name]) => name),
    'Get in Touch',
  ]);
});

test('HOME-05 MKT-01 choosing a service pushes select_service_home and opens it', async () => {
  const [[name, href]] = cards;
  const router = renderAt('/', <Services />);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument(); // What `renderAt` shows at other URLs.
  expect(window.dataLayer).toEqual([{ event: 'select_service_home', service_name: name }]);
  expect(router.state.location.pathname).toBe(href);
});

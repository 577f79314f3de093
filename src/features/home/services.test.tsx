import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { trackElements } from '#measurement/track-elements.ts';
import { renderAt } from '#tests/render.ts';
import { Services } from './services.tsx';

beforeAll(trackElements);

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
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([...cards, ['Get in Touch', '/contact']]);
  const contact = screen.getByRole('heading', { name: 'Need More Information?' }).closest('aside');
  expect(contact).toContainElement(screen.getByRole('link', { name: 'Get in Touch' }));
});

test('HOME-05 MKT-01 choosing a service pushes select_service_home and opens it', async () => {
  const [[name, href]] = cards;
  const router = renderAt('/', <Services />);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument(); // What `renderAt` shows at other URLs.
  expect(window.dataLayer).toEqual([{ event: 'select_service_home', service_name: name }]);
  expect(router.state.location.pathname).toBe(href);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findService, services } from '#content/services.ts';
import { site } from '#content/site.ts';
import { canonicalUrl, renderRoutes, tableOfContents } from '#tests/render.ts';
import { loadServicePage } from './service-page.ts';
import ServiceScreen, { loader as loadService } from './service-screen.tsx';

const routes = [{ path: '/:serviceSlug', Component: ServiceScreen, loader: loadService }];

async function showService(slug: string) {
  const page = await loadServicePage(slug);
  const service = findService(slug);
  if (!page || !service) throw new Error(`There is no service ${slug}`);
  renderRoutes(routes, `/${slug}`);
  await screen.findByRole('heading', { level: 1, name: service.serviceName });
  return { service, ...page };
}

test.each(services.map(({ slug }) => slug))('SERV-01 /%s shows its service', async (slug) => {
  const { attributes, service } = await showService(slug);
  expect(screen.getByRole('heading', { level: 2, name: attributes.title })).toBeInTheDocument();
  expect(document.querySelector(`img[src="${service.logoPath}"]`)?.parentElement).toContainElement(
    screen.getByRole('heading', { level: 1, name: service.serviceName }),
  );
  const isDescription = (_: string, element: Element | null) =>
    element?.textContent === attributes.description;
  expect(screen.getByText(isDescription, { selector: 'p' })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: `Load and play the video: ${attributes.videoTitle}` }),
  ).toBeInTheDocument();
  const related = within(screen.getByRole('navigation', { name: 'Related services' })).getAllByRole('link');
  expect(related.map((link) => link.getAttribute('href'))).toEqual(
    attributes.services.map(({ path }) => path),
  );
  expect(document.title).toBe(`${service.serviceName}: ${attributes.title} | ${site.name}`);
});

test('SERV-02 there are three feature cards under "Key Areas for Digital Transformation"', async () => {
  const { attributes } = await showService('value-factory');
  const heading = screen.getByRole('heading', { level: 2, name: 'Key Areas for Digital Transformation' });
  const cards = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const [index, { title, content }] of attributes.features.entries()) {
    expect(cards[index]).toHaveTextContent(title);
    expect(cards[index]).toHaveTextContent(content);
  }
});

test('SERV-03 the page shows the article of the service, with a table of contents', async () => {
  const { headings } = await showService('workshop-factory');
  expect(tableOfContents()).toEqual(headings.map(({ text }) => text));
  for (const { text } of headings) {
    expect(
      within(screen.getByRole('article')).getByRole('heading', { level: 2, name: text }),
    ).toBeInTheDocument();
  }
});

test('SERV-04 canonical link and description are those of the service, and the description is short enough to be shown in full', async () => {
  const { attributes } = await showService('optibuild-factory');
  expect(canonicalUrl()).toBe('http://127.0.0.1:5000/optibuild-factory');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toBe(attributes.description);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderRoutes, tableOfContents } from '#tests/render.ts';
import { mockApi } from '#tests/resources-api.ts';
import ResourceScreen, { loader as loadResource } from './resource-screen.tsx';

async function open(slug: string) {
  const route = { path: '/resources/:resourceSlug', Component: ResourceScreen, loader: loadResource };
  renderRoutes([route], `/resources/${slug}`);
  await screen.findByRole('heading', { level: 1 });
}

async function sendTo(email: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
}

test('TEXT-05 the page of a PDF shows one of its chapters, and three pages to read next', async () => {
  await open('tender-data-brief');
  const chapterLink = screen.getByRole('link', { name: 'What a public tender may demand' });
  expect(chapterLink).toHaveAttribute('href', '#what-a-public-tender-may-demand');
  expect(screen.getByRole('heading', { name: 'What a public tender may demand' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Answer in time' })).not.toBeInTheDocument();
  const next = within(screen.getByRole('navigation', { name: 'What to read next' }));
  expect(next.getAllByRole('link')).toHaveLength(3);
});

test('TEXT-05 the page of a PDF that may be read in full shows its whole text, with a table of contents', async () => {
  await open('product-passport-guide');
  const text = within(screen.getByRole('article'));
  expect(text.getByRole('heading', { name: 'A pilot in twelve weeks' })).toBeInTheDocument();
  expect(text.getByRole('heading', { name: 'Sources and further reading' })).toBeInTheDocument();
  expect(tableOfContents()).toContain('A pilot in twelve weeks');
});

test('RES-06 the form on the page of a PDF requests the link to its file', async () => {
  const fetch = mockApi({ '/api/download-link': () => Response.json({ success: true }) });
  await open('tender-data-brief');
  await sendTo('ada@example.org');
  expect(await screen.findByRole('heading', { name: 'Email Sent Successfully' })).toHaveFocus();
  expect(fetch.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ email: 'ada@example.org', fileName: 'Product data for tenders.pdf' }),
  );
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
});

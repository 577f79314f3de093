import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resources } from '#content/resources.ts';
import { renderRoutes, tableOfContents } from '#tests/render.ts';
import { mockApi } from '#tests/resources-api.ts';
import ResourceScreen, { loader as loadResource } from './resource-screen.tsx';
import type { ResourcePage } from './resource-text.tsx';

const pages = import.meta.glob<ResourcePage>('/src/content/resources/*.md', { eager: true });
const entries = resources.map((entry) => {
  return { ...entry, ...(pages[`/src/content/resources/${entry.slug}.md`] as ResourcePage) };
});
const inPart = entries.find(({ attributes }) => attributes.page.shows !== 'all');
const inFull = entries.find(({ attributes }) => attributes.page.shows === 'all');
if (!inPart || !inFull) throw new Error('Content is missing');

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
  await open(inPart.slug);
  for (const { id, text } of inPart.headings) {
    const isShown = text === inPart.attributes.page.shows;
    const chapterLink = screen.queryByRole('link', { name: text });
    expect(chapterLink?.getAttribute('href')).toBe(isShown ? `#${id}` : undefined);
    expect(screen.queryAllByRole('heading', { name: text })).toHaveLength(isShown ? 1 : 0);
  }
  const next = within(screen.getByRole('navigation', { name: 'What to read next' }));
  expect(next.getAllByRole('link')).toHaveLength(3);
});

test('TEXT-05 the page of a PDF that may be read in full shows its whole text, with a table of contents', async () => {
  await open(inFull.slug);
  const article = within(screen.getByRole('article'));
  for (const { text } of inFull.headings) {
    expect(article.getByRole('heading', { name: text })).toBeInTheDocument();
    expect(tableOfContents()).toContain(text);
  }
});

test('RES-06 the form on the page of a PDF requests the link to its file', async () => {
  const fetch = mockApi({ '/api/download-link': () => Response.json({ success: true }) });
  await open(inPart.slug);
  await sendTo('ada@example.org');
  expect(await screen.findByRole('heading', { name: 'Email Sent Successfully' })).toHaveFocus();
  expect(fetch.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ email: 'ada@example.org', fileName: inPart.fileName }),
  );
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
});

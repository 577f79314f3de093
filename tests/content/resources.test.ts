import { readdirSync, readFileSync, statSync } from 'node:fs';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { featuredResource, resourceThumbnails } from '#content/resources.ts';
import { findService } from '#content/services.ts';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { htmlText } from '../../scripts/html-text.ts';
import { readPolicyText, readResourceTexts } from '../../scripts/read-content.ts';

const ROOT = new URL('../../', import.meta.url);
const DOCUMENTS = new URL('local/seed/documents/', ROOT);

const resources = readResourceTexts();
const fileNames = resources.map(({ attributes }) => `${attributes.title}.pdf`);

const documents = [
  ...resources.map((text) => ({
    ...text,
    path: `resources/${encodeURIComponent(text.attributes.title)}.pdf`,
    pageCount: text.attributes.page.pages,
  })),
  { ...readPolicyText(), path: 'docs_pdf/privacy_policy.pdf', pageCount: expect.any(Number) },
];

/** The start or end of a block of text. */
const BLOCK = /<\/?(?:p|h[1-6]|[uo]l|li|table|thead|tbody|tr|t[dh]|pre|blockquote|div)\b[^>]*>/;

/** Removes white space and soft hyphens, and writes ligatures as letters: a text and its printed form differ in these. */
function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad]/g, '');
}

/** The tagged text of a page, which assistive technology reads: without footers and drawings. */
async function taggedText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const openIds: (string | undefined)[] = []; // of marked content; only tagged content has an id
  let text = '';
  for (const item of items) {
    if ('str' in item) text += openIds.at(-1) ? item.str : '';
    else if (item.type === 'endMarkedContent') openIds.pop();
    else openIds.push(item.id);
  }
  return compact(text);
}

/** What assistive technology can read from a PDF. The properties are named as in the file (ISO 32000, 14.3.3). */
async function readPdf(file: URL) {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) =>
    taggedText(await pdf.getPage(index + 1)),
  );
  const [{ info: properties }, preferences] = await Promise.all([
    pdf.getMetadata(),
    pdf.getViewerPreferences(),
  ]);
  const content = {
    properties,
    showsTitle: preferences?.get('DisplayDocTitle'),
    pages: await Promise.all(pages),
  };
  await loading.destroy();
  return content;
}

test.each(documents)(
  '$path has its title, author and language, the tagged text of its Markdown, and at most 400 KB (if not, run scripts/documents/draw-documents.ts)',
  async ({ attributes, html, path, pageCount }) => {
    const file = new URL(path, DOCUMENTS);
    const { properties, showsTitle, pages } = await readPdf(file);
    expect(statSync(file).size).toBeLessThanOrEqual(400_000);
    const { title: Title, summary: Subject } = attributes;
    expect(properties).toMatchObject({ Title, Subject, Author: site.name, Language: 'en' });
    expect(showsTitle).toBe(true);
    expect(pages.length).toEqual(pageCount);
    const text = pages.join('');
    expect(pages.filter((page) => page === '')).toEqual([]);
    const blocks = html.split(BLOCK).map(htmlText).filter(Boolean);
    expect([Title, Subject, ...blocks].filter((block) => !text.includes(compact(block)))).toEqual([]);
  },
);

test('RES-01 the site starts with eight resources, numbered from 1, and has one PDF for each', () => {
  expect(resources.map(({ attributes }) => attributes.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(readdirSync(new URL('resources/', DOCUMENTS)).sort()).toEqual([...fileNames].sort());
});

describe.each(resources)('$attributes.title', ({ attributes, headings }) => {
  const { next, shows } = attributes.page;

  test('TEXT-05 leads to a service, a post and a quiz, under their own names', () => {
    const posts = new Map(readSeedPosts().map(({ slug, title }) => [paths.post(slug), title]));
    const [service, post, quiz] = next.map(({ to }) => to);
    expect(next.map(({ kind, name }) => [kind, name])).toEqual([
      ['Service', findService(service?.slice(1) ?? '')?.serviceName],
      ['Post', posts.get(post ?? '')],
      ['Quiz', allQuizzes.find(({ path }) => path === quiz)?.title],
    ]);
  });

  test('TEXT-05 shows its whole text on its page, or one of its chapters', () => {
    expect(['all', ...headings.map(({ text }) => text)]).toContain(shows);
  });
});

test('RES-03 every resource has a thumbnail of at most 30 KB, and every thumbnail a resource', () => {
  const thumbnails = fileNames.map((name) => resourceThumbnails[name]);
  expect(readdirSync(new URL('public/images/resources/', ROOT))).toHaveLength(thumbnails.length);
  for (const thumbnail of thumbnails)
    expect(statSync(new URL(`public${thumbnail}`, ROOT)).size, thumbnail).toBeLessThanOrEqual(30_000);
});

test('RES-04 TEXT-05 the featured resource is the one with the number 1, and two show their whole text', () => {
  expect(fileNames.filter((name) => name === featuredResource)).toEqual([fileNames[0]]);
  expect(resources.filter(({ attributes }) => attributes.page.shows === 'all')).toHaveLength(2);
});

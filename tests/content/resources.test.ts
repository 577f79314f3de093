import { readdirSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { featuredResource, resourceThumbnails } from '#content/resources.ts';
import { findService } from '#content/services.ts';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { htmlText } from '../../scripts/html-text.ts';
import { readPolicyText, readResourceTexts } from '../../scripts/read-content.ts';
import { type PdfDocument, readPdf } from './pdf-document.ts';

const ROOT = new URL('../../', import.meta.url);
const DOCUMENTS = new URL('local/seed/documents/', ROOT);

const resources = readResourceTexts();
const fileNames = resources.map(({ attributes }) => `${attributes.title}.pdf`);
const policy = readPolicyText();

const documents = [
  ...resources.map((text) => ({ ...text, folder: 'resources', fileName: `${text.attributes.title}.pdf` })),
  { ...policy, folder: 'docs_pdf', fileName: 'privacy_policy.pdf' },
];

function fileOf(folder: string, fileName: string): URL {
  return new URL(`${folder}/${encodeURIComponent(fileName)}`, DOCUMENTS);
}

const BLOCK = /<\/?(?:p|h[1-6]|[uo]l|li|table|thead|tbody|tr|t[dh]|pre|blockquote|div)\b[^>]*>/;

/** The texts of the paragraphs, headings, items and cells in a page of HTML. */
function blocksOf(html: string): string[] {
  return html.split(BLOCK).map(htmlText).filter(Boolean);
}

/** Without white space, ligatures and soft hyphens, which differ between a text and its printed form. */
function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad]/g, '');
}

/**
 * Looks for blocks in a printed text, in sequence. Returns those that are missing, and what precedes the first one and
 * is between the others.
 */
function compareInOrder(print: string, blocks: readonly string[]) {
  const printed = compact(print);
  const missing: string[] = [];
  const others: string[] = [];
  let position = 0;
  for (const block of blocks) {
    const start = printed.indexOf(compact(block), position);
    if (start < 0) missing.push(block);
    else {
      if (start > position) others.push(printed.slice(position, start));
      position = start + compact(block).length;
    }
  }
  return { missing, others };
}

describe.each(documents)('$fileName', ({ attributes, html, headings, folder, fileName }) => {
  let pdf: PdfDocument;

  beforeAll(async () => {
    pdf = await readPdf(fileOf(folder, fileName));
  });

  test('has 3 to 9 pages and at most 400 KB', () => {
    expect(pdf.pageCount).toBeGreaterThanOrEqual(3);
    expect(pdf.pageCount).toBeLessThanOrEqual(9);
    expect(statSync(fileOf(folder, fileName)).size).toBeLessThanOrEqual(400_000);
  });

  test('has its title, author, date and language as properties', () => {
    expect(pdf.properties).toMatchObject({
      Title: attributes.title,
      Author: site.name,
      Subject: attributes.summary,
      Language: 'en',
    });
    const day = attributes.date.toISOString().slice(0, 10).replaceAll('-', '');
    expect(pdf.properties.CreationDate).toMatch(`D:${day}`);
    expect(pdf.properties.ModDate).toBe(pdf.properties.CreationDate);
    expect(pdf.showsTitle).toBe(true);
  });

  test('is tagged on every page, with its title and chapters as headings', () => {
    expect(pdf.isMarked).toBe(true);
    expect(pdf.pageTexts.filter((text) => text.trim() === '')).toEqual([]);
    const [title, ...others] = pdf.headings.map(({ role, text }) => [role, compact(text)]);
    expect(title).toEqual(['H1', compact(attributes.title)]);
    expect(others.filter(([role]) => role === 'H1')).toEqual([]);
    expect(others.filter(([role]) => role === 'H2').map(([, text]) => text)).toEqual(
      headings.map(({ text }) => compact(text)),
    );
  });

  test('has the chapters of its Markdown as bookmarks', () => {
    expect(pdf.bookmarks.map(({ title }) => compact(title))).toEqual(
      headings.map(({ text }) => compact(text)),
    );
    const subchapters = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text = '']) => htmlText(text));
    expect(pdf.bookmarks.flatMap(({ items }) => items.map(({ title }) => compact(title)))).toEqual(
      subchapters.map(compact),
    );
  });

  test('contains the current text of its Markdown: else run scripts/documents/draw-documents.ts', () => {
    const heads = [...html.matchAll(/<thead>(.*?)<\/thead>/g)].map(([, cells = '']) =>
      blocksOf(cells).join(''),
    );
    const { missing, others } = compareInOrder(pdf.pageTexts.join(' '), blocksOf(html));
    expect(missing).toEqual([]);
    const [head, ...rest] = others;
    expect(head).toContain(compact(attributes.summary));
    // A table that continues on the next page repeats its head there.
    expect(rest.filter((text) => !heads.map(compact).includes(text))).toEqual([]);
  });
});

test('RES-01 the site starts with eight resources, numbered from 1, and each PDF has its text', () => {
  expect(resources.map(({ attributes }) => attributes.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(readdirSync(new URL('resources/', DOCUMENTS)).sort()).toEqual([...fileNames].sort());
});

test('TEXT-05 the page of every resource has the number of its pages', async () => {
  for (const { attributes } of resources) {
    const { pageCount } = await readPdf(fileOf('resources', `${attributes.title}.pdf`));
    expect([attributes.title, attributes.page.pages]).toEqual([attributes.title, pageCount]);
  }
});

test('TEXT-05 two resources are open, and each other one shows a chapter', () => {
  expect(resources.filter(({ attributes }) => attributes.page.shows === 'all')).toHaveLength(2);
  for (const { attributes, headings } of resources)
    expect(['all', ...headings.map(({ text }) => text)]).toContain(attributes.page.shows);
});

test('TEXT-05 each page leads to a service, a post and a quiz, by their names', () => {
  const titles = new Map(readSeedPosts().map(({ slug, title }) => [paths.post(slug), title]));
  for (const { attributes } of resources) {
    const [service, post, quiz] = attributes.page.next;
    expect([service?.kind, service?.name]).toEqual([
      'Service',
      findService(service?.to.slice(1) ?? '')?.serviceName,
    ]);
    expect([post?.kind, post?.name]).toEqual(['Post', titles.get(post?.to ?? '')]);
    expect([quiz?.kind, quiz?.name]).toEqual([
      'Quiz',
      allQuizzes.find(({ path }) => path === quiz?.to)?.title,
    ]);
  }
});

test('RES-03 every resource has a thumbnail, and every thumbnail a resource', () => {
  const pictures = fileNames.map((name) => resourceThumbnails[name]);
  expect(readdirSync(new URL('public/images/resources/', ROOT))).toHaveLength(pictures.length);
  for (const picture of pictures)
    expect(statSync(new URL(`public${picture}`, ROOT)).size, picture).toBeLessThanOrEqual(30_000);
});

test('RES-04 the featured resource is the one with the number 1', () => {
  expect(fileNames.filter((name) => name === featuredResource)).toEqual([fileNames[0]]);
});

/**
 * Generates the PDFs that the site offers, each with a thumbnail of its first page, and the privacy policy, from Markdown
 * under src/content. Run it again when a text changes: node scripts/run.mjs scripts/documents/draw-documents.ts
 * With names of texts as arguments, such as epd-data-guide, only these are drawn.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../chromium.ts';
import { type PolicyText, type ResourceText, readPolicyText, readResourceTexts } from '../read-content.ts';
import { closing, documentHead } from './blocks.ts';
import { cover } from './cover.ts';
import { finishPdf } from './finish-pdf.ts';
import { firstPageThumbnail } from './pdf-pages.ts';
import { printableHtml } from './printable-html.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typeset.ts';

const DOCUMENTS = fileURLToPath(new URL('../../local/seed/documents/', import.meta.url));
const THUMBNAILS = fileURLToPath(new URL('../../public/images/', import.meta.url));

async function drawResource(browser: Browser, resource: ResourceText): Promise<void> {
  const { slug, attributes } = resource;
  const pdf = await draw(browser, resource, (pages) => cover(resource, pages), closing());
  write(join(DOCUMENTS, 'resources', `${attributes.title}.pdf`), await finishPdf(pdf, attributes));
  write(join(THUMBNAILS, 'resources', `${slug}.avif`), await firstPageThumbnail(pdf));
}

async function drawPolicy(browser: Browser, policy: PolicyText): Promise<void> {
  const { attributes } = policy;
  const pdf = await draw(browser, policy, (pages) => documentHead(attributes, pages));
  const keywords = ['privacy', 'personal data'];
  write(join(DOCUMENTS, 'docs_pdf', 'privacy_policy.pdf'), await finishPdf(pdf, { ...attributes, keywords }));
}

function draw(
  browser: Browser,
  { attributes: { title }, html }: ResourceText | PolicyText,
  head: (pages: number) => string,
  end?: string,
): Promise<Uint8Array> {
  return typeset(browser, (density, pages) =>
    printableHtml({ title, head: head(pages), text: printedText(html), density, closing: end }),
  );
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(file);
}

const wanted = process.argv.slice(2);
const isWanted = ({ slug }: { slug: string }) => wanted.length === 0 || wanted.includes(slug);

const browser = await chromium.launch(browserOptions());
try {
  for (const text of readResourceTexts().filter(isWanted)) await drawResource(browser, text);
  for (const text of [readPolicyText()].filter(isWanted)) await drawPolicy(browser, text);
} finally {
  await browser.close();
}

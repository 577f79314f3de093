/**
 * Generates the PDFs that the site offers, and its privacy policy, from Markdown under src/content; and a thumbnail of
 * each first page. Run it again when a text changes: node scripts/run.mjs scripts/documents/draw-documents.ts
 * With the names of texts (such as epd-data-guide) it generates only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../chromium.ts';
import { type PolicyText, type ResourceText, readPolicyText, readResourceTexts } from '../read-content.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { documentHead } from './document-head.ts';
import { finishPdf } from './finish-pdf.ts';
import { printPage } from './page.ts';
import { printedText } from './printed-text.ts';
import { firstPageThumbnail } from './thumbnail.ts';
import { typeset } from './typeset.ts';

const DOCUMENTS = fileURLToPath(new URL('../../local/seed/documents/', import.meta.url));
const THUMBNAILS = fileURLToPath(new URL('../../public/images/', import.meta.url));

async function drawResource(browser: Browser, resource: ResourceText): Promise<void> {
  const { slug, attributes, html } = resource;
  const printed = await typeset(browser, (density, pages) =>
    printPage({
      title: attributes.title,
      head: cover(resource, pages),
      text: printedText(html),
      density,
      closing: closing(),
    }),
  );
  const pdf = await finishPdf(printed, attributes);
  write(join(DOCUMENTS, 'resources', `${attributes.title}.pdf`), pdf);
  write(join(THUMBNAILS, 'resources', `${slug}.avif`), await firstPageThumbnail(pdf));
}

async function drawPolicy(browser: Browser, { attributes, html }: PolicyText): Promise<void> {
  const printed = await typeset(browser, (density, pages) =>
    printPage({
      title: attributes.title,
      head: documentHead(attributes, pages),
      text: printedText(html),
      density,
    }),
  );
  const keywords = ['privacy', 'personal data'];
  write(
    join(DOCUMENTS, 'docs_pdf', 'privacy_policy.pdf'),
    await finishPdf(printed, { ...attributes, keywords }),
  );
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
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

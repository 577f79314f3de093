import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fileSize } from '../../../src/domain/downloads/resource.ts';
import { deletePost } from '../../functions/stored.ts';
import { expect, test } from '../journey.ts';
import { newTitle, openForm, reloadUntil, signIn, slugOf } from './steps.ts';

const SEED = new URL('../../../local/seed/documents/resources/', import.meta.url);

test('STAFF-08 RES-03 RES-04 an owner uploads a PDF and features it, so that visitors find it first, with a picture of its first page; then replaces and withdraws it', async ({
  page,
}) => {
  const [pdf, otherPdf] = readdirSync(SEED)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => readFileSync(new URL(encodeURIComponent(name), SEED)));
  if (!pdf || !otherPdf) throw new Error('There are no PDFs');
  const name = newTitle('A guide');
  await openForm(page);
  await signIn(page);
  await page.getByText('PDFs', { exact: true }).click();
  const input = page.getByLabel('Upload a PDF');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
  await expect(page.getByText('“a.pdf” is not a readable PDF.')).toBeVisible();
  await input.setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText(`“${name}.pdf” is stored.`)).toBeVisible();
  await page.getByRole('button', { name: `Feature: ${name}.pdf` }).click();
  await expect(page.getByText(`“${name}.pdf” is the featured one.`)).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/resources');
  const first = visitor.getByRole('article').first();
  await reloadUntil(visitor, first.getByRole('heading', { name }));
  const width = () => first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(840);

  const replacement = { name: 'other.pdf', mimeType: 'application/pdf', buffer: otherPdf };
  await page.getByLabel(`Replacement file: ${name}.pdf`).setInputFiles(replacement);
  await expect(page.getByText(`“${name}.pdf” is stored.`)).toBeVisible();
  await reloadUntil(visitor, first.getByText(fileSize(otherPdf.length)));
  await expect(first.getByRole('heading', { name })).toBeVisible();
  await expect.poll(width).toBe(840);

  await page.getByRole('button', { name: `Withdraw: ${name}.pdf` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`“${name}.pdf” has been withdrawn.`)).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(first).toBeVisible({ timeout: 2000 });
    await expect(visitor.getByRole('heading', { name })).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('STAFF-08 a post from WordPress is imported with its pictures and without its scripts; all posts are exported as Markdown', async ({
  page,
}) => {
  const title = newTitle('From WordPress');
  const slug = slugOf(title);
  const content = `<!-- wp:paragraph --><p onclick="x()">Bricks<script>x()</script></p><!-- /wp:paragraph --><img src="https://old.example/wp-content/uploads/2024/05/wall-300x200.png" alt="A wall">`;
  const xml = `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d"><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>${title}</title><link>https://old.example/x</link><dc:creator>ann</dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_name>${slug}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>`;
  const wall = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await openForm(page);
  await signIn(page);
  await page.getByText('Import and export').click();
  await page.getByLabel('Choose the files').setInputFiles([
    { name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) },
    { name: 'wall.png', mimeType: 'image/png', buffer: wall },
  ]);
  await page.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(page.getByText('1 post is a draft now.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all posts' }).click(),
  ]);
  expect(readFileSync(await download.path()).includes(`${slug}.md`)).toBe(true);
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(page.getByLabel('Content')).toHaveValue(
    /^<p>Bricks<\/p><img src="[^"]+pictures%2F[^"]+" alt="A wall" loading="lazy">$/,
  );
  await deletePost(slug);
});

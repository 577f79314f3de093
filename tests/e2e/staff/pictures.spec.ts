import sharp from 'sharp';
import { deletePost } from '../../functions/stored.ts';
import { expect, layoutShiftsOf, test } from '../journey.ts';
import { newTitle, openForm, reloadUntil, save, signIn, slugOf, writeHtml } from './steps.ts';

// A phone with a high pixel density.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** A photo of more than a megabyte, as a camera makes it. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 2400, height: 1500, channels: 3, background: '#888', noise } })
    .blur(2)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .jpeg({ quality: 98 })
    .toBuffer();
}

test('STAFF-02 a cover of more than a megabyte is put into the library, and a phone loads at most 60 KB for it on the blog, where nothing moves', async ({
  page,
  toleratedLogs,
}) => {
  toleratedLogs.push('404');
  const buffer = await photo();
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await openForm(page);
  await signIn(page);
  const title = newTitle('A heavy cover');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await writeHtml(page, '<p>A wall.</p>');
  await page.getByLabel('Author name').fill('Data team');
  await page.getByText('Pictures', { exact: true }).click();
  const file = { name: `${title}.jpg`, mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Drop pictures here').setInputFiles(file);
  const picture = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await picture.getByLabel('What it shows').fill('A wall of bricks');
  await picture.getByRole('button', { name: 'Use as cover' }).click();
  await expect(page.getByLabel('Image URL')).toHaveValue(/pictures%2F/);
  await expect(page.getByLabel('What the cover shows')).toHaveValue('A wall of bricks');
  await save(page);
  await expect(page.getByText('Post has been added successfully!')).toBeVisible();

  await page.goto('/blog');
  const card = page.getByRole('article').filter({ hasText: title });
  await reloadUntil(page, card);
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('pictures%2F')) sizes.push((await response.body()).length);
  });
  await page.goto(`/blog?search=${encodeURIComponent(title)}`);
  const cover = card.locator('img');
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
    .toMatch(/960\.avif/);
  expect(await layoutShiftsOf(page)).toEqual([]);
  await expect.poll(() => sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(60_000);

  await page.goto(`/blog/${slugOf(title)}`);
  await expect(page.getByRole('img', { name: 'A wall of bricks' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await deletePost(slugOf(title));
});

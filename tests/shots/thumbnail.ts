import type { Page } from '@playwright/test';

/** The width of every thumbnail, whatever the width of its picture. */
export const THUMBNAIL_WIDTH = 280;

/** The height at which thumbnails of long pages are cut, in thumbnail pixels. */
const LONGEST = 1400;

/** A small copy of a picture, as JPEG. `page` is any page that may run scripts; it is not changed. */
export async function thumbnail(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, width, longest }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const scale = width / picture.width;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.min(longest, Math.round(picture.height * scale));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, width, picture.height * scale);
      return canvas.toDataURL('image/jpeg', 0.82).replace(/^.*,/, '');
    },
    { source: png.toString('base64'), width: THUMBNAIL_WIDTH, longest: LONGEST },
  );
  return Buffer.from(data, 'base64');
}

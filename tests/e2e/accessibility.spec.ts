import { expectAccessible } from './axe.ts';
import { expect, scrollTo, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

/** Narrow phone to wide desktop; what axe says of a page can differ where its layout does. */
const WIDTHS = [320, 390, 820, 1280, 1440, 1920];
const AXE_WIDTHS = [390, 1440];

for (const path of [...Object.keys(PAGES), POST.path]) {
  test(`${path} is no wider than any screen, and axe finds nothing at ${AXE_WIDTHS.join(' and ')} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Loading/);
    await scrollTo(page, 0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      if (!AXE_WIDTHS.includes(width)) continue;
      await expectAccessible(page, `${width} px`);
    }
  });
}

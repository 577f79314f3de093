import { expect, test } from './journey.ts';

test.use({ colorScheme: 'dark' });

test('with forced colours the logo and the drawings have the colour of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const textColor = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', 'CanvasText'); // the system colour of text
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(page.getByRole('banner').locator('[data-logo]')).toHaveCSS('fill', textColor);
  await expect(page.getByRole('main').locator('svg.drawing path').first()).toHaveCSS('stroke', textColor);
});

test('QUIZ-02 with forced colours the chosen answer, the progress and the focus are visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/quiz/testquiz');
  const options = page.locator('label').filter({ has: page.getByRole('radio') });
  const unchosenColor = await options.nth(1).evaluate((label) => getComputedStyle(label).borderTopColor);
  await page.getByRole('radio').first().check();
  // Waits for the short transition of the colour.
  await expect(options.first()).not.toHaveCSS('border-top-color', unchosenColor);
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await expect(next).toHaveCSS('outline-style', 'solid');
  await next.click();
  const progress = page.getByRole('progressbar').locator('i').first();
  await expect(progress).toHaveCSS('border-bottom-width', '4px');
});

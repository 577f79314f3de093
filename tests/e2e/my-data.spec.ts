import { readResources } from '../../scripts/read-content.ts';
import { expectAccessible } from './axe.ts';
import { overflowOf } from './fit.ts';
import { expect, mailTo, test } from './journey.ts';
import { tabToName } from './keys.ts';

test('LEAD-05 a person opens the link of a mail, reads on any screen what is stored, and erases it by keyboard', async ({
  page,
}) => {
  // The first start of this function may take longer than a page waits for it.
  await page.request.get('/api/my-data?token=none');
  const email = `erases-${crypto.randomUUID()}@example.org`;
  const form = { email, fileName: readResources()[0]?.fileName ?? '' };
  expect((await page.request.post('/api/download-link', { data: form })).status()).toBe(200);
  const link = /\S+\/my-data\?token=\S+/.exec((await mailTo(email)).text)?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL('/my-data');
  await expect(page.getByText(form.fileName)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${width} px, ${colorScheme}`);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  await tabToName(page, 'Erase my data');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByText('Nothing is stored, or the link is no longer valid')).toBeVisible();
});

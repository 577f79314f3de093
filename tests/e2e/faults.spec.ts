import { STORAGE } from '../addresses.ts';
import { expect, holdBack, test } from './journey.ts';
import { POST } from './site-map.ts';

test('POST-01 a picture that cannot be loaded is replaced by the default one', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED');
  await page.route(`${STORAGE}/**`, (route) => route.abort());
  await page.goto(POST.path);
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    '/images/post-default.svg',
  );
});

test('ROUTE-01 on a slow connection a click shows immediately that the next page is loading', async ({
  page,
}) => {
  await page.goto('/career');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const deliver = await holdBack(page, '**/assets/about-screen*.js');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached();
  deliver();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('AB-02 a browser that denies storage still shows the home page, with the first headline', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Smarter Data. Smarter Decisions.',
  );
});

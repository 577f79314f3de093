import { expect, test } from './journey.ts';

const services = {
  'passport-factory-digital-product-passport': 'Passport Factory',
  'bim-depot-factory': 'BIM Depot Factory',
  'workshop-factory': 'Workshop Factory',
  'value-factory': 'Value Factory',
  'optibuild-factory': 'OptiBuild Factory',
};

for (const [slug, name] of Object.entries(services)) {
  test(`SERV-01 SERV-02 SERV-03 ${name}: head, intro, film, related services, three areas and an article`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.locator('svg').first()).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: 'Related services' }).getByRole('link'),
    ).not.toHaveCount(0);
    await expect(main.getByRole('button', { name: /play the video/ })).toBeVisible();
    const areas = main.locator('section').filter({ hasText: 'Key Areas for Digital Transformation' });
    await expect(areas.getByRole('heading', { level: 3 })).toHaveCount(3);
    const words = ((await main.getByRole('article').textContent()) ?? '').split(/\s+/).length;
    expect(words).toBeGreaterThan(850);
    await expect(main.getByRole('article').locator('a[target=_blank]').first()).toBeVisible();
  });

  test(`SERV-04 ${name}: title, canonical link and a description of at most 150 characters`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${name}: .+ \\| Datum & Beam$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `http://127.0.0.1:5000/${slug}`,
    );
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description).toMatch(/^.{147}\.\.\.$/);
  });
}

test('SERV-05 where the Passport Factory is related, the page offers contact and an e-mail address', async ({
  page,
}) => {
  await page.goto('/bim-depot-factory');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Get in touch with a click' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'hello@datumandbeam.example' })).toHaveAttribute(
    'href',
    'mailto:hello@datumandbeam.example',
  );
});

test('SERV-05 otherwise it leads to the Passport Factory Page on another site', async ({ page }) => {
  await page.goto('/passport-factory-digital-product-passport');
  const link = page.getByRole('main').getByRole('link', { name: 'Go to Passport Factory Page' });
  await expect(link).toHaveAttribute('href', /^https:\/\/passport\./);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('SERV-06 the film is a YouTube frame with enablejsapi=1, loaded on click only', async ({
  page,
  offMachine,
}) => {
  await page.goto('/value-factory');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(offMachine).toEqual([]);
  await page.getByRole('button', { name: /play the video/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/[\w-]{11}\?enablejsapi=1/,
  );
  await expect.poll(() => offMachine.length).toBeGreaterThan(0);
  offMachine.length = 0;
});

test('SERV-07 an unknown slug is a 404 page that says "Service not found"', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('404');
  const response = await page.goto('/no-such-factory');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Service not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home Page' })).toBeVisible();
});

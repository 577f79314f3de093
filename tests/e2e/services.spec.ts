import { expect, test } from './journey.ts';

const services = {
  'passport-factory-digital-product-passport': 'Passport Factory',
  'bim-depot-factory': 'BIM Depot Factory',
  'workshop-factory': 'Workshop Factory',
  'value-factory': 'Value Factory',
  'optibuild-factory': 'OptiBuild Factory',
};

for (const [slug, name] of Object.entries(services)) {
  test(`SERV-01 SERV-02 SERV-03 SERV-04 ${name}: head, intro, video, related services, three areas, an article, and a description of at most 150 characters`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.locator('svg').first()).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: 'Related services' }).getByRole('link'),
    ).not.toHaveCount(0);
    await expect(main.getByRole('link', { name: /play the video/ })).toBeVisible();
    const areas = main.locator('section').filter({ hasText: 'Key Areas for Digital Transformation' });
    await expect(areas.getByRole('heading', { level: 3 })).toHaveCount(3);
    const words = ((await main.getByRole('article').textContent()) ?? '').split(/\s+/).length;
    expect(words).toBeGreaterThan(850);
    await expect(main.getByRole('article').locator('a[target=_blank]').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}: .+ \\| Datum & Beam$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `http://127.0.0.1:5000/${slug}`,
    );
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description).toMatch(/^.{119,149}\.$/);
  });
}

test('SERV-05 where the Passport Factory is related, the page offers contact and an email address', async ({
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

import type { Page } from '@playwright/test';
import { ORIGIN } from '../addresses.ts';
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
    const logo = main.locator(`img[src="/images/services/${name.toLowerCase().replaceAll(' ', '-')}.svg"]`);
    await expect(logo).toBeVisible();
    await expect(logo).toHaveJSProperty('complete', true);
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
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/${slug}`);
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

for (const [slug, name] of Object.entries(services)) {
  test(`SERV-03 ${name}: figures stand in the margin beside their paragraph, and on a phone in the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${slug}`);
    const wide = await figuresOf(page);
    expect(wide.length).toBeGreaterThanOrEqual(3);
    for (const { figure, next, text, margin } of wide) {
      expect(figure.left).toBeGreaterThan(text.right);
      expect(figure.right).toBeLessThanOrEqual(margin.right + 1);
      expect(Math.abs(figure.top - next.top)).toBeLessThanOrEqual(4);
    }
    for (const [i, { figure }] of wide.entries()) {
      if (i > 0) expect(figure.top).toBeGreaterThan(wide[i - 1]?.figure.bottom ?? 0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { figure, previous, next, text } of await figuresOf(page)) {
      expect(figure.left).toBe(text.left);
      expect(figure.right).toBeLessThanOrEqual(text.right);
      expect(figure.top).toBeGreaterThanOrEqual(previous.bottom);
      expect(figure.bottom).toBeLessThanOrEqual(next.top);
    }
  });
}

/** The boxes of an article's figures, of what stands before and after each, and of the columns. */
function figuresOf(page: Page) {
  return page.getByRole('article').evaluate((article) => {
    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('A figure stands between two paragraphs');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    return [...article.querySelectorAll('figure')].map((figure) => ({
      figure: box(figure),
      previous: box(figure.previousElementSibling),
      next: box(figure.nextElementSibling),
      text: box(article),
      margin: box(article.parentElement),
    }));
  });
}

test('the lines of figures come with the page, and again only on the way from another one', async ({
  page,
}) => {
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:duty|queue)-[\w-]{8}\.js/.test(request.url())) drawings.push(request.url());
  });
  await page.goto('/passport-factory-digital-product-passport');
  const labels = page.getByRole('article').locator('figure svg text');
  await expect(labels.filter({ hasText: '18 months' })).toHaveCount(1);
  expect(drawings).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Related services' })
    .getByRole('link', { name: 'Value Factory' })
    .click();
  await expect(labels.filter({ hasText: '24 open' })).toHaveCount(1);
  expect(drawings).toHaveLength(1);
});

test('the table of contents marks the chapter that one is in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workshop-factory');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['In the room', 'The modules']) {
    await page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(contents).toBeInViewport();
    await expect(contents.locator(':target-current')).toHaveText(name);
  }
});

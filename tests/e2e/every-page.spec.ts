import type { Page, Response } from '@playwright/test';
import { ORIGIN } from '../addresses.ts';
import { BUDGET, EXCEPTIONS } from '../performance/budget.ts';
import { type PageWeight, weigh } from '../performance/page-weight.ts';
import { expectAccessible, expectAccessibleByNight } from './axe.ts';
import { cutTexts, doubleText, overflowOf, SHEET } from './fit.ts';
import { countTags, describeHtml, type HtmlOfPage } from './html-of-page.ts';
import { expect, headingOf, keepHeadline, movesOf, scrollThrough, test } from './journey.ts';
import { POST, SCREENS, UNLISTED, VISITED } from './site-map.ts';
import { banner, measurementOf, watchThirdParties } from './third-parties.ts';

const KB = 1024;

/** Pages whose content depends on the visitor, so that little of it is prerendered. */
const OPEN = ['/add-post', '/download', '/search', '/document/docs_pdf/privacy_policy.pdf'];

/** The visited pages with the texts of their headings. */
const EVERY_PAGE = [...VISITED, [POST.path, POST.title]] as const;

/** The width at which the page is opened, and the other widths of this layout. */
const LAYOUTS = [
  { opened: 390, others: [320] },
  { opened: 1440, others: [820, 1280, 1920] },
];

// Everything that can be checked in one visit is checked in one visit, and all faults are reported at once.
const check = expect.soft;

test.use({ consent: 'unasked' });

/** Links to other sites that open in the same tab or pass on their opener. */
function carelessLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="http"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.origin !== location.origin)
      .filter((link) => link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.href),
  );
}

/** The HTML as delivered, before any script. */
async function expectWholeHtml(response: Response, path: string, heading: string): Promise<HtmlOfPage> {
  const text = await response.text();
  const html = describeHtml(text);
  check(response.status()).toBe(200);
  check(countTags(text)).toEqual([1, 1, 1]);
  check(html.heading).toContain(heading);
  check(html.title).toMatch(/ \| Datum &amp; Beam$/);
  check(html.description).toMatch(/.{30}/);
  check(html.words).toBeGreaterThan(OPEN.includes(path) ? 50 : 400);
  return html;
}

/** The subject of a page's structured data. */
function subjectsOf(path: string): string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (path.endsWith('-factory') && !path.includes('/', 1)) return ['Service', 'BreadcrumbList'];
  if (path === '/passport-factory-digital-product-passport') return ['Service', 'BreadcrumbList'];
  if (path === '/glossary') return ['DefinedTermSet', 'BreadcrumbList'];
  if (path.startsWith('/glossary/')) return ['DefinedTerm', 'BreadcrumbList'];
  if (path === '/questions') return ['FAQPage', 'BreadcrumbList'];
  if (path.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  if (path.startsWith('/career/') && !path.endsWith('/open-application'))
    return ['JobPosting', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

/** What other sites and search engines read, on public pages. */
function expectDescribed(html: HtmlOfPage, path: string): void {
  check(html.canonical).toBe(ORIGIN + path);
  check(html.openGraphUrl).toBe(html.canonical);
  check(html.twitterCard).toBe('summary_large_image');
  check(html.structuredData.map((data) => data['@type'])).toEqual(subjectsOf(path));
  for (const data of html.structuredData) check(data['@context']).toBe('https://schema.org');
}

async function expectScreen(page: Page, path: string, heading: string): Promise<void> {
  await check(headingOf(page)).toHaveAccessibleName(heading);
  await check(page).toHaveTitle(/ \| Datum & Beam$/);
  await check(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path);
  check(countTags(await page.content())).toEqual([1, 1, 1]);
  await check(page.getByRole('banner')).toBeVisible();
  await check(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await check(page.getByRole('contentinfo')).toBeVisible();
  await check(banner(page)).toBeVisible();
  check(await carelessLinks(page)).toEqual([]);
}

function expectWithinBudget(weight: PageWeight, path: string): void {
  const kilobytes: PageWeight = {
    beforeIdle: Math.round(weight.beforeIdle / KB),
    total: Math.round(weight.total / KB),
    script: Math.round(weight.script / KB),
    requests: weight.requests,
  };
  const limit = { ...BUDGET, ...EXCEPTIONS[path] };
  const over = (Object.keys(limit) as (keyof PageWeight)[]).filter((name) => kilobytes[name] > limit[name]);
  check(over.map((name) => `${name}: ${kilobytes[name]} of ${limit[name]}`)).toEqual([]);
}

async function expectNothingMeasured(page: Page, requested: readonly string[]): Promise<void> {
  check(requested).toEqual([]);
  check(await page.context().cookies()).toEqual([]);
  check((await measurementOf(page))[0]).toEqual(['default', 'denied']);
}

async function expectEverythingInView(page: Page, state: string): Promise<void> {
  await check(headingOf(page)).toBeVisible();
  check(await overflowOf(page), `pixels that the page scrolls sideways, ${state}`).toBeLessThanOrEqual(0);
  check(await cutTexts(page), `headings, buttons and labels that are cut, ${state}`).toEqual([]);
}

/** Black on white, without anything that only works on a screen. */
async function expectPrinted(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog'] as const) {
    await check(page.getByRole(role)).toHaveCount(0);
  }
  await check(headingOf(page)).toBeVisible();
  await check(headingOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  check(await overflowOf(page), 'on paper').toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
}

for (const [path, heading] of EVERY_PAGE) {
  for (const { opened, others } of LAYOUTS) {
    test(`ROUTE-01 ROUTE-03 SEO-01 NAV-01 NAV-12 MKT-02 LIVE-05 ${path}, first visited at ${opened} px, is complete, light and still, makes no third-party request, and fits its windows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: opened, height: 900 });
      await keepHeadline(page);
      const requested = watchThirdParties(page);
      let response: Response | null = null;
      const weight = await weigh(page, async () => {
        response = await page.goto(path);
      });
      if (!response) throw new Error(`${path} was not loaded`);
      const html = await expectWholeHtml(response, path, heading);
      if (!UNLISTED.includes(path)) expectDescribed(html, path);
      await expectScreen(page, path, heading);
      expectWithinBudget(weight, path);

      await scrollThrough(page);
      check(await movesOf(page), 'what moved by itself').toEqual([]);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
      await page.waitForLoadState('networkidle');
      await expectNothingMeasured(page, requested);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      if ([...SCREENS, POST.path].includes(path)) {
        await expectAccessible(page);
        if (opened === 1440) await expectAccessibleByNight(page);
      }
      for (const width of others) {
        await page.setViewportSize({ width, height: 900 });
        await expectEverythingInView(page, `${width} px`);
      }
      if (opened === 1440) await expectPrinted(page);
      await doubleText(page);
      await page.setViewportSize({ width: opened === 390 ? 320 : 1280, height: 800 });
      await expectEverythingInView(page, 'text of 200 %');
    });
  }
}

import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { isRelease } from '../is-release.ts';
import { ORIGIN } from '../origins.ts';
import { expectAccessible } from './axe.ts';
import { doubleText, expectEverythingInView, overflowOf, SHEET } from './fit.ts';
import {
  expect,
  headingOf,
  keepHeadline,
  layoutShiftsOf,
  openWithoutScripts,
  scrollThrough,
  test,
  untilHydrated,
} from './journey.ts';
import { withOneFont } from './one-font.ts';
import { POST, SCREENS, VISITED } from './site-map.ts';
import { consentBanner, measurementOf, watchThirdParties } from './third-parties.ts';

/** The widths at which pages are opened, with the colour scheme in which axe checks them. */
const LAYOUTS = [
  { firstWidth: 390, colorScheme: 'dark' },
  { firstWidth: 1440, colorScheme: 'light' },
] as const;
const WINDOW_HEIGHT = 900;
const WIDTHS = [320, 390, 820, 1280, 1440, 1920];

/**
 * Every visited page with the text of its heading. Pages alternate between the two layouts, and a release opens each page in
 * both. Axe checks one page of each screen, in one layout: the other pages of that screen have the same parts.
 */
const VISITS = [...VISITED, [POST.path, POST.title] as const].flatMap(([path, heading], index) =>
  (isRelease ? LAYOUTS : LAYOUTS.filter((layout) => layout === LAYOUTS[index % 2])).map((layout) => ({
    path,
    heading,
    ...layout,
    hasAxe: layout === LAYOUTS[index % 2] && (path === POST.path || SCREENS.includes(path)),
  })),
);

// One visit makes all the checks that it can, and soft assertions report all faults at once.
const softly = expect.configure({ soft: true });

// As on a machine with none of the fallback fonts: there a page moves most when the site's fonts load late.
test.use({ consent: 'unasked', launchOptions: await withOneFont() });

/** Links to other sites that open in the same tab or give the other site access to this window. */
function unsafeLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="http"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.origin !== location.origin)
      .filter((link) => link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.href),
  );
}

/** What a visitor may do at the end of a page: book, write, take a quiz, get a document or see it, apply for a job. */
const ACTIONS =
  'button, iframe, [href="/contact"], [href^="mailto:"], [href*="quiz"], [href*="your-knowledge"], [href^="/resources"], [href*=".pdf"], [href="/sample-passport"], [href^="/career/"], [href^="https://apply."]';

/** The distance from the end of the last action to the end of the content, in pixels. */
function roomAfterActions(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main, selector) => {
    const actions = [...main.querySelectorAll(selector)].filter((action) => action.checkVisibility());
    const ends = actions.map((action) => action.getBoundingClientRect().bottom);
    return main.getBoundingClientRect().bottom - Math.max(...ends);
  }, ACTIONS);
}

async function expectScreen(page: Page, path: string, heading: string): Promise<void> {
  await softly(headingOf(page)).toHaveAccessibleName(heading);
  await softly(page).toHaveTitle(new RegExp(` \\| ${site.name}$`));
  await softly(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path);
  await softly(page.getByRole('banner')).toBeVisible();
  await softly(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await softly(page.getByRole('contentinfo')).toBeVisible();
  await softly.poll(() => roomAfterActions(page), 'pixels after the last action').toBeLessThan(WINDOW_HEIGHT);
  await softly(consentBanner(page)).toBeVisible();
  softly(await unsafeLinks(page)).toEqual([]);
}

/** Checks that a page prints black on white, without anything that only works on a screen. */
async function expectPrinted(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const forScreens = page.locator('header, footer, nav, button, dialog, [role=dialog]');
  await softly(forScreens.filter({ visible: true })).toHaveCount(0);
  await softly(headingOf(page)).toBeVisible();
  await softly(headingOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  softly(await overflowOf(page), 'on paper').toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
}

for (const { path, heading, hasAxe, firstWidth, colorScheme } of VISITS) {
  test(`ROUTE-01 ROUTE-03 NAV-01 NAV-12 MKT-02 LIVE-05 ${path}, first visited at ${firstWidth} px, is complete, does not move, makes no third-party request, and fits windows of all widths`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: firstWidth, height: WINDOW_HEIGHT });
    await keepHeadline(page);
    const requested = watchThirdParties(page);
    await page.goto(path);
    await expectScreen(page, path, heading);

    await scrollThrough(page);
    softly(await layoutShiftsOf(page), 'what moved by itself').toEqual([]);
    await softly(page.locator('img:not([width][height])')).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    if (hasAxe) await expectAccessible(page);
    for (const width of WIDTHS.filter((other) => other !== firstWidth)) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      await expectEverythingInView(page, `${width} px`);
    }
    await expectPrinted(page);
    await doubleText(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectEverythingInView(page, `text of 200 %, ${width} px`);
    }

    softly(requested, 'requests to third parties').toEqual([]);
    softly(await context.cookies()).toEqual([]);
    softly((await measurementOf(page))[0]).toEqual(['default', 'denied']);
  });
}

/** Long pages, each with an element far down on it. */
const FAR_DOWN: Record<string, string> = {
  '/': '#bookMeeting',
  '/workshop-factory': 'article h2 >> nth=-1',
  [POST.path]: 'article h2 >> nth=-1',
};

test('LIVE-04 NAV-02 a direct visit to a fragment shows its heading below the fixed bar at the first paint, where it stays', async ({
  page,
}) => {
  for (const [path, selector] of Object.entries(FAR_DOWN)) {
    await page.goto(path);
    const id = await page.locator(selector).getAttribute('id');
    // Comes from another page, since a link to the same page would not load it.
    await page.goto('/career');
    const release = await openWithoutScripts(page, `${path}#${id}`);
    const heading = page.locator(`h2[id="${id}"], [id="${id}"] h2`).first();
    const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
    await expect(heading, path).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    await expect.poll(top, path).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
    const topAtFirstPaint = await top();
    release();
    await untilHydrated(page);
    expect(Math.abs((await top()) - topAtFirstPaint), path).toBeLessThanOrEqual(1);
    await page.unrouteAll();
  }
});

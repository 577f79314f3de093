import type { Page } from '@playwright/test';
import { STATES, type State } from '../shots/states.ts';
import { until } from '../shots/steps.ts';
import { expectAccessible } from './axe.ts';
import { expect, headingOf, scrollTo, test } from './journey.ts';
import { signIn } from './staff/steps.ts';
import { consentBanner } from './third-parties.ts';

type AxeState = State & { readonly title: string };

// every-page.spec.ts checks every screen as it opens; this file checks the states after an action or a failure.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  // States with long texts, and one that is a part of another, are only for people to look at, in `npm run shots`.
  const isChecked = ({ name }: State) => !/long texts|row of the list/.test(name);
  const states = Object.entries<readonly State[]>(STATES).flatMap(([screen, all]) =>
    all.filter(isChecked).map((state) => ({ ...state, title: `${screen.toLowerCase()}, ${state.name}` })),
  );
  for (const state of states.filter(({ signedIn }) => !signedIn)) {
    test.describe(state.title, () => {
      test.use({ consent: state.consent ?? [] });

      test(`axe finds nothing: ${state.title}`, async ({ page, toleratedLogs }) => {
        // Tolerates every log, since the failures that a state simulates may cause any.
        toleratedLogs.push('');
        await checkState(page, state);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
  }

  test('axe finds nothing: every state that needs a sign-in', async ({ page }) => {
    test.slow();
    await page.goto('/add-post');
    await signIn(page);
    for (const state of states.filter(({ signedIn }) => signedIn)) await checkState(page, state);
  });

  /** Brings a page into a state, and checks it with axe. */
  async function checkState(page: Page, state: AxeState) {
    const { title, path, overlay, onDesktopToo, signedIn, before, act } = state;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await before?.(page);
    await page.goto(path);
    if (signedIn) await until(signedIn)(page);
    await act?.(page);
    const hasDialog = (await page.locator('dialog:modal').count()) > 0;
    const part = overlay ? undefined : 'main';
    await expectAccessible(page, title, hasDialog ? 'dialog:modal' : part);
    if (!onDesktopToo) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${title}, ${width} px, ${colorScheme}`, 'main');
      }
    }
  }
});

/** Sets the text spacing of WCAG 1.4.12, in an adopted sheet: the content security policy forbids an added style element. */
function spaceOutText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

test('HOME-01 the hero grows with its text: wider text spacing cuts nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await spaceOutText(page);
  const hero = headingOf(page).locator('xpath=ancestor::section[1]');
  const [heroBox, linkBox] = await Promise.all([
    hero.boundingBox(),
    page.getByRole('main').getByRole('link', { name: 'See what we can do for you' }).boundingBox(),
  ]);
  const bottomOf = (box: typeof heroBox) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottomOf(linkBox)).toBeLessThanOrEqual(bottomOf(heroBox));
});

test('NAV-07 axe finds nothing in the open dropdowns, at the top of the page and once the bar is white', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  for (const [top, name] of [
    [0, 'Services'],
    [600, 'Learn'],
  ] as const) {
    await scrollTo(page, top);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('ul:popover-open')).toHaveCount(1);
    await expectAccessible(page, `${name}, scrolled to ${top}`);
  }
});

test.describe('with the consent banner open', () => {
  test.use({ consent: 'unasked' });

  test('MKT-02 the banner never completely covers the focused element (WCAG 2.4.11), on a phone, on a desktop and at 200 %', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/career');
    for (const [width, height] of [
      [390, 664],
      [1280, 800],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(consentBanner(page)).toBeVisible();
      for (let pressed = 0; pressed < 45; pressed += 1) {
        await page.keyboard.press('Tab');
        const covered = await consentBanner(page).evaluate((element) => {
          const { activeElement: focused } = document;
          if (!focused || focused === document.body || element.contains(focused)) return '';
          const cover = element.getBoundingClientRect();
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const isCovered =
            left >= cover.left && right <= cover.right && top >= cover.top && bottom <= cover.bottom;
          return isCovered ? focused.outerHTML : '';
        });
        expect(covered, `${width} × ${height} px`).toBe('');
      }
    }
  });

  test('MKT-02 on a page with one form or button, the banner is below the content', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const path of ['/contact', '/download']) {
      await page.goto(path);
      await expect(consentBanner(page)).toBeVisible();
      const [bannerBox, main] = await Promise.all([
        consentBanner(page).boundingBox(),
        page.getByRole('main').boundingBox(),
      ]);
      expect(bannerBox?.y ?? 0, path).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    }
  });
});

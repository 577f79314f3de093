import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate, showOnServer } from '#tests/hydrate.ts';
import { renderAt } from '#tests/render.ts';

const ALL = ['measurement', 'videos', 'calendar', 'captcha'];

/** A freshly loaded page with fresh modules. */
async function loadPage() {
  vi.resetModules();
  const { answerBannerBeforeApp } = await import('#consent/consent-before-app.ts');
  const { readChoice } = await import('#consent/stored-choice.ts');
  const { ConsentBanner } = await import('./consent-banner.tsx');
  const { CookieSettings } = await import('./cookie-settings.tsx');
  const page = (
    <>
      <ConsentBanner />
      <main id="main" tabIndex={-1} />
      <CookieSettings />
    </>
  );
  return { page, readChoice, answerBannerBeforeApp };
}

beforeEach(() => localStorage.clear());

const banner = () => screen.queryByRole('dialog', { name: 'Cookies and third-party content' });
const answer = (name: string) => screen.getByRole('button', { name });

test.each([
  ['Accept', ALL],
  ['Reject', []],
])(
  'MKT-02 "%s" is stored at once; the banner, which is not modal, is gone, and the focus at the content',
  async (name, granted) => {
    const { page, readChoice, answerBannerBeforeApp } = await loadPage();
    answerBannerBeforeApp();
    renderAt('/', page);
    expect(banner()).toBeVisible();
    expect(banner()?.matches(':modal')).toBe(false);
    expect(document.body).toHaveFocus();
    answer(name).focus();
    fireEvent.click(answer(name));
    expect(banner()).toBeNull();
    expect(readChoice()).toEqual(granted);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test('MKT-02 "Manage choices" opens the settings, and the question stays until they are saved', async () => {
  const { page, readChoice } = await loadPage();
  renderAt('/', page);
  await userEvent.click(answer('Manage choices'));
  expect(screen.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  expect(banner()).toBeVisible();
  expect(readChoice()).toBeUndefined();
  await userEvent.click(answer('Save choice'));
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('MKT-02 a visitor who has answered is not asked again, and the focus is at the start of the page', async () => {
  const first = await loadPage();
  renderAt('/', first.page);
  await userEvent.click(answer('Reject'));
  cleanup();
  const { page } = await loadPage();
  const container = showOnServer(page);
  await hydrate(container, page);
  expect(banner()).toBeNull();
  expect(document.body).toHaveFocus();
});

test.each([
  ['Accept', ALL],
  ['Reject', []],
])('MKT-02 LIVE-01 "%s" takes effect even before hydration', async (name, granted) => {
  const { page, readChoice, answerBannerBeforeApp } = await loadPage();
  answerBannerBeforeApp();
  const container = showOnServer(page);
  await userEvent.click(answer(name));
  expect(banner()).toBeNull();
  expect(readChoice()).toEqual(granted);
  await hydrate(container, page);
  expect(banner()).toBeNull();
  expect(readChoice()).toEqual(granted);
});

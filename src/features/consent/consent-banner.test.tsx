import { cleanup, fireEvent, screen } from '@testing-library/react';
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
  'MKT-02 "%s" is stored in the moment in which it is pressed, and the banner is gone',
  async (name, granted) => {
    const { page, readChoice } = await loadPage();
    renderAt('/', page);
    expect(banner()).toBeVisible();
    fireEvent.click(answer(name));
    expect(banner()).toBeNull();
    expect(readChoice()).toEqual(granted);
  },
);

test('MKT-02 it does not take the focus and is not a modal dialog', async () => {
  const { page } = await loadPage();
  renderAt('/', page);
  expect(banner()).toBeVisible();
  expect(banner()?.matches(':modal')).toBe(false);
  expect(document.body).toHaveFocus();
});

test('MKT-02 "Manage choices" opens the settings, and the question stays', async () => {
  const { page, readChoice } = await loadPage();
  renderAt('/', page);
  await userEvent.click(answer('Manage choices'));
  expect(screen.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  expect(banner()).toBeVisible();
  expect(readChoice()).toBeUndefined();
});

test.each(['Accept', 'Reject'])('after "%s" the focus is at the content', async (name) => {
  const { page, answerBannerBeforeApp } = await loadPage();
  answerBannerBeforeApp();
  renderAt('/', page);
  await userEvent.click(answer(name));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('after "Save choice" the focus is at the content: the button that opened the settings is gone', async () => {
  const { page } = await loadPage();
  renderAt('/', page);
  await userEvent.click(answer('Manage choices'));
  await userEvent.click(answer('Save choice'));
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('MKT-02 whoever has answered is not asked again', async () => {
  const first = await loadPage();
  renderAt('/', first.page);
  await userEvent.click(answer('Reject'));
  const { page } = await loadPage();
  renderAt('/', page);
  expect(banner()).toBeNull();
});

test('MKT-02 whoever has answered before begins a page where every visitor does', async () => {
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

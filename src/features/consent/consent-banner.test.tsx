import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { hydrate, showServerHtml } from '#tests/hydrate.ts';
import { renderAt } from '#tests/render.ts';

const CHOICES = [
  ['Accept', ['measurement', 'videos', 'calendar', 'captcha']],
  ['Reject', []],
] as const;

/** Imports the modules afresh, as a newly loaded page does. */
async function loadPage() {
  vi.resetModules();
  const { handleBannerBeforeApp } = await import('#consent/consent-before-app.ts');
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
  return { page, readChoice, handleBannerBeforeApp };
}

const banner = () => screen.queryByRole('dialog', { name: 'Cookies and third-party content' });
const buttonNamed = (name: string) => screen.getByRole('button', { name });

test.each(CHOICES)(
  'MKT-02 "%s" is stored at once, closes the non-modal banner and moves the focus to the content',
  async (name, granted) => {
    const { page, readChoice, handleBannerBeforeApp } = await loadPage();
    handleBannerBeforeApp();
    renderAt('/', page);
    expect(banner()).toBeVisible();
    expect(banner()?.matches(':modal')).toBe(false);
    expect(document.body).toHaveFocus();
    buttonNamed(name).focus();
    fireEvent.click(buttonNamed(name));
    expect(banner()).toBeNull();
    expect(readChoice()).toEqual(granted);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test.each(CHOICES)('MKT-02 LIVE-01 "%s" takes effect even before hydration', async (name, granted) => {
  const { page, readChoice, handleBannerBeforeApp } = await loadPage();
  const { dataset } = document.documentElement;
  delete dataset.consent;
  handleBannerBeforeApp();
  expect(dataset.consent).toBeUndefined();
  const container = showServerHtml(page);
  await userEvent.click(buttonNamed(name));
  expect(banner()).toBeNull();
  expect(readChoice()).toEqual(granted);
  await hydrate(container, page);
  expect(banner()).toBeNull();
  // On the next page the styles hide the banner from the first paint on.
  handleBannerBeforeApp();
  expect(dataset.consent).toBe('decided');
  expect(readChoice()).toEqual(granted);
});

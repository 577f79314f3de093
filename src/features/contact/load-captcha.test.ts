// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#settings.ts', () => ({ settings: { captchaScript: 'https://captcha.test/api.js' } }));

const SCRIPT = 'script[src="https://captcha.test/api.js"]';

function script(): HTMLScriptElement {
  const [only, ...others] = document.querySelectorAll<HTMLScriptElement>(SCRIPT);
  if (!only || others.length > 0) throw new Error(`There are ${others.length + (only ? 1 : 0)} scripts`);
  return only;
}

/** Sets the global that the provider's script defines. */
function setApi(api: object | undefined): void {
  (window as { grecaptcha?: object | undefined }).grecaptcha = api;
}

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  setApi(undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

test('CONT-05 concurrent calls load the provider’s script once, and wait until it is ready', async () => {
  const { loadCaptcha } = await import('./load-captcha.ts');
  expect(document.querySelector(SCRIPT)).toBeNull();
  const loading = loadCaptcha();
  expect(loadCaptcha()).toBe(loading);
  let reportReady = () => {};
  const api = { ready: (callback: () => void) => (reportReady = callback) };
  setApi(api);
  script().dispatchEvent(new Event('load'));
  reportReady();
  expect((await loading).api).toBe(api);
});

test.each([
  ['cannot be reached', () => script().dispatchEvent(new Event('error'))],
  ['was emptied by a blocker', () => script().dispatchEvent(new Event('load'))],
])('CONT-05 a script that %s makes the call fail, and the next call loads it again', async (_, fail) => {
  const { loadCaptcha } = await import('./load-captcha.ts');
  const first = loadCaptcha();
  fail();
  await expect(first).rejects.toThrow('could not be loaded');
  expect(document.querySelector(SCRIPT)).toBeNull();
  const second = loadCaptcha();
  setApi({ ready: (callback: () => void) => callback() });
  script().dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeDefined();
});

test('CONT-05 loading fails after 20 seconds if the provider’s second script never loads', async () => {
  const { loadCaptcha } = await import('./load-captcha.ts');
  vi.useFakeTimers();
  const loading = loadCaptcha();
  setApi({ ready: () => {} });
  script().dispatchEvent(new Event('load'));
  const failed = vi.fn<(error: Error) => void>();
  loading.catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(failed.mock.lastCall)).toContain('could not be loaded');
});

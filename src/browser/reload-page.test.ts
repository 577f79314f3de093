import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a page at a path, with the navigation type that the browser reports. */
async function openPage(pathname: string, type: NavigationTimingType) {
  vi.stubGlobal('window', globalThis); // Without it the module would take this for a server render.
  goTo(pathname);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  return import('./reload-page.ts');
}

function goTo(pathname: string): void {
  vi.stubGlobal('location', { pathname, href: `https://site.test${pathname}`, reload });
}

test.each([200, 404, 500])(
  'the page is reloaded if the site responds at its current URL, even with %d',
  async (status) => {
    fetch.mockResolvedValue(new Response(null, { status }));
    const { reloadPage } = await openPage('/career', 'navigate');
    goTo('/about');
    expect(await reloadPage()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    const [[url, request] = []] = fetch.mock.calls;
    expect(url).toBe('https://site.test/about');
    expect(request).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  },
);

test('without a network the current page stays', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const { reloadPage } = await openPage('/career', 'navigate');
  expect(await reloadPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['navigate', '/about', false],
  ['back_forward', '/about', false],
  ['reload', '/about', true],
  ['reload', '/career', false],
] as const)('in a page loaded by %s at %s, isReloaded at /about is %s', async (type, path, expected) => {
  const { isReloaded } = await openPage(path, type);
  goTo('/about');
  expect(isReloaded()).toBe(expected);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const navigate = vi.fn<(path: unknown, options?: unknown) => Promise<void>>();
let stopFollowing = () => {};
let isLeftToBrowser: boolean | undefined;

/** Records whether a click is left to the browser; jsdom would log an error because it cannot leave the page. */
function recordClick(event: Event): void {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  navigate.mockReset();
  isLeftToBrowser = undefined;
  stopFollowing = followLinks({ navigate: navigate as never });
  window.addEventListener('click', recordClick);
});

afterEach(() => {
  stopFollowing();
  window.removeEventListener('click', recordClick);
  document.body.replaceChildren();
});

/** Clicks the element with the id "press", or else the link. */
function press(html: string, click: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.getElementById('press') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
}

test.each([
  ['<a href="/about">About</a>', '/about'],
  ['<a href="/blog/units?x=1#why">On <em id="press">units</em></a>', '/blog/units?x=1#why'],
  ['<a href="?page=2">2</a>', '/?page=2'],
  ['<a href="/document/docs_pdf/privacy_policy.pdf">Policy</a>', '/document/docs_pdf/privacy_policy.pdf'],
])('ROUTE-01 %s is followed in place', (html, path) => {
  press(html);
  expect(isLeftToBrowser).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { preventScrollReset: false });
});

test.each([
  '<a href="https://example.com/">Another site</a>',
  '<a href="http://localhost:1/about">Another port</a>',
  '<a href="/blog" target="_blank">A tab of its own</a>',
  '<a href="/api/download?token=t" download="a.pdf">A download</a>',
  '<a href="/images/posts/units.svg?v=2#a">A picture</a>',
  '<a href="mailto:hello@example.com">A mail</a>',
  '<a>No link</a>',
  '<p id="press">Words</p>',
])('NAV-12 %s is left to the browser', (html) => {
  press(html);
  expect(isLeftToBrowser).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'NAV-12 a click with %o is left to the browser, which opens a new tab or window',
  (click) => {
    press('<a href="/about">About</a>', click);
    expect(isLeftToBrowser).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('NAV-04 a click that has been handled already is ignored', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  press('<a href="/">Home</a>');
  expect(navigate).not.toHaveBeenCalled();
});

test('BLOG-04 a link that keeps the scroll position tells the router so', () => {
  press('<a href="/blog?category=BIM" data-keeps-scroll="true">BIM</a>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/blog?category=BIM', { preventScrollReset: true });
});

test('ROUTE-01 once the router is disconnected, the browser follows links', () => {
  stopFollowing();
  press('<a href="/about">About</a>');
  expect(isLeftToBrowser).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

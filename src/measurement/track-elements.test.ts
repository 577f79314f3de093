// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackElements, tracks } from './track-elements.ts';

const EVENT = { event: 'select_service_home', service_name: 'Value Factory' } as const;
const ENCODED = tracks(EVENT)['data-event'];

let listeners: Parameters<typeof window.addEventListener>[] = [];

/** Loads a page with this body, as a browser does: without the data layer and the listeners of the page before. */
function loadPage(html = ''): void {
  leavePage();
  delete window.dataLayer;
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('.tracked')) element.dataset.event = ENCODED;
  const add = vi.spyOn(globalThis, 'addEventListener');
  trackElements();
  // jsdom would log an error because it cannot leave the page.
  window.addEventListener('click', preventDefault);
  window.addEventListener('submit', preventDefault);
  listeners = add.mock.calls.map(([type, listener]) => [type, listener]);
  add.mockRestore();
}

/** Removes the listeners of a page, as a browser does when it leaves one. */
function leavePage(): void {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
}

const preventDefault = (event: Event) => event.preventDefault();

function press(click: MouseEventInit = {}): void {
  const target = document.querySelector('.press') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
}

/** Stands for the app, which follows links and handles forms in place. */
function startApp(): void {
  document.body.addEventListener('click', preventDefault);
  document.body.addEventListener('submit', preventDefault);
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.removeEventListener('click', preventDefault);
  document.body.removeEventListener('submit', preventDefault);
});

function submitForm(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const LINK = '<a href="/value-factory" class="tracked"><b class="press">Value Factory</b></a>';
const FORM = '<form class="tracked" method="post" action="/api/download-link"></form>';
const BUTTON = '<button class="tracked press">Book a Meeting</button>';

const withApp = (act: () => void) => () => {
  startApp();
  act();
};

test.each<[string, string, () => void, 'at once' | 'by the next page' | 'by the app itself']>([
  ['a link that the app follows', LINK, withApp(press), 'at once'],
  ['a link that the browser follows', LINK, press, 'by the next page'],
  ['a link with the control key', LINK, () => press({ ctrlKey: true }), 'at once'],
  ['a link with the middle button', LINK, () => press({ button: 1 }), 'at once'],
  ['a link to a new tab', LINK.replace('<a ', '<a target="_blank" '), press, 'at once'],
  ['a button', BUTTON, press, 'at once'],
  ['a button that the app handles', BUTTON, withApp(press), 'at once'],
  ['a form that the browser sends', FORM, submitForm, 'by the next page'],
  ['a form that the app sends', FORM, withApp(submitForm), 'by the app itself'],
])('MKT-01 LEAD-01 LIVE-02 the event of %s is pushed once, or left to the app', (_, html, act, pushed) => {
  loadPage(html);
  act();
  expect(window.dataLayer).toEqual(pushed === 'at once' ? [EVENT] : undefined);
  loadPage();
  expect(window.dataLayer).toEqual(pushed === 'by the next page' ? [EVENT] : undefined);
  loadPage();
  expect(window.dataLayer).toBeUndefined();
});

test('DOWN-02 MKT-01 LIVE-02 the event of a download is pushed 500 ms after the press, once', () => {
  vi.useFakeTimers();
  loadPage('<a href="/api/download?token=t" download="a.pdf" class="tracked">Download File</a>');
  press();
  vi.advanceTimersByTime(499);
  expect(window.dataLayer).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([EVENT]);
  vi.advanceTimersByTime(5000);
  expect(window.dataLayer).toHaveLength(1);
});

test.each([
  ['<a href="https://www.linkedin.com/share?url=secret" target="_blank">Share</a>', 'www.linkedin.com'],
  ['<a href="http://127.0.0.1:1080/"><b class="press">Mailbox</b></a>', '127.0.0.1:1080'],
  ['<a href="/contact">Contact</a>', undefined],
  ['<a href="mailto:jan@example.org">Jan</a>', undefined],
])('LEAD-01 LIVE-02 a press of %s pushes the host at once, if it is another site’s', (html, host) => {
  loadPage(html);
  press();
  expect(window.dataLayer).toEqual(host && [{ event: 'outbound_link', link_host: host }]);
  loadPage();
  expect(window.dataLayer).toBeUndefined();
});

test('LEAD-01 LIVE-02 an event that occurred before a page was sent is pushed when the page arrives', () => {
  loadPage(`<section data-happened='${ENCODED}'></section>`);
  expect(window.dataLayer).toBeUndefined();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(window.dataLayer).toEqual([EVENT]);
});

test('MKT-01 an unreadable event in storage is removed, not pushed', () => {
  sessionStorage.setItem('event', '{');
  loadPage();
  expect(window.dataLayer).toBeUndefined();
  expect(sessionStorage.getItem('event')).toBeNull();
});

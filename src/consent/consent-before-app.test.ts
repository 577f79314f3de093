// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPT, answerBannerBeforeApp, BANNER_ID, REJECT } from './consent-before-app.ts';
import { readChoice, storeChoice } from './stored-choice.ts';

const hidesBanner = () => document.documentElement.dataset.consent === 'answered';
let removeListeners = () => {};

/** A freshly loaded page in which only the script of its head has run. */
function loadPage(): void {
  const add = vi.spyOn(document, 'addEventListener');
  answerBannerBeforeApp();
  const calls = [...add.mock.calls];
  add.mockRestore();
  removeListeners = () => {
    for (const [type, listener, options] of calls) document.removeEventListener(type, listener, options);
  };
  document.body.innerHTML = [BANNER_ID, 'booking']
    .map((id) => `<dialog id="${id}" open><form method="dialog"><button></button></form></dialog>`)
    .join('');
}

/** What the browser does at once when a button of the dialog's form is pressed; it closes the dialog afterwards. */
function submit(id: string, answer: string): void {
  const submitter = document.querySelector<HTMLButtonElement>(`#${id} button`);
  submitter?.setAttribute('value', answer);
  submitter?.form?.dispatchEvent(new SubmitEvent('submit', { submitter }));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  removeListeners();
  delete document.documentElement.dataset.consent;
  document.body.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('MKT-02 LIVE-01 the banner is shown to visitors who have not chosen yet', () => {
  loadPage();
  expect(hidesBanner()).toBe(false);
});

test.each([[['videos'] as const], [[]]])(
  'MKT-02 LIVE-01 a visitor who has chosen %j never sees it',
  (granted) => {
    storeChoice(granted);
    loadPage();
    expect(hidesBanner()).toBe(true);
  },
);

test('MKT-02 LIVE-01 nor does a visitor whose browser sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  loadPage();
  expect(hidesBanner()).toBe(true);
});

test.each([
  [ACCEPT, ['measurement', 'videos', 'calendar', 'captcha']],
  [REJECT, []],
])(
  'MKT-02 LIVE-03 "%s" is stored without the app, in the moment in which it is pressed',
  (answer, granted) => {
    loadPage();
    submit(BANNER_ID, answer);
    expect(readChoice()).toEqual(granted);
  },
);

test.each([
  [BANNER_ID, ''],
  ['booking', ACCEPT],
])('MKT-02 submitting the dialog "%s" with "%s" stores nothing', (id, answer) => {
  loadPage();
  submit(id, answer);
  expect(readChoice()).toBeUndefined();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPT, answerBannerBeforeApp, BANNER_ID } from './consent-before-app.ts';
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
});

test.each([[undefined], [['videos']], [[]]] as const)(
  'MKT-02 LIVE-01 the banner is shown before the app only to a visitor who has not chosen: %j',
  (granted) => {
    if (granted) storeChoice(granted);
    loadPage();
    expect(hidesBanner()).toBe(granted !== undefined);
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

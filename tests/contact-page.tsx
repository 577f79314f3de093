/** Test helpers for the contact page: what a visitor does there. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import ContactScreen from '#features/contact/contact-screen.tsx';
import { settings } from '#settings.ts';
import { provideCaptcha } from '../local/captcha/widget-script.ts';
import { renderAt } from './render.ts';

/** A valid entry for each field, by the field's label. */
export const ENTRIES = {
  Name: 'Zofia Nowak',
  Email: 'zofia@example.org',
  Subject: 'Passport for boards',
  Message: 'We make mineral wool boards and have a question.',
};

export type Label = keyof typeof ENTRIES;
export const LABELS = Object.keys(ENTRIES) as Label[];

/** Mocks the site's function, which responds with success by default. */
export const api = vi.fn<typeof fetch>();

// jsdom loads no scripts. When the page adds the captcha's script, this provides the local captcha instead.
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || node.src !== settings.captchaScript) continue;
    provideCaptcha();
    node.dispatchEvent(new Event('load'));
  }
}).observe(document.head, { childList: true });

let reportIntersection: IntersectionObserverCallback = () => {};

/** Starts each test with a working function, and a captcha that is allowed and out of view. */
export function setUpPage(): void {
  choose(['captcha']);
  api.mockReset();
  api.mockImplementation(async () => Response.json({ success: true }));
  vi.stubGlobal('fetch', api);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: IntersectionObserverCallback) {
        reportIntersection = report;
      }
      observe() {}
      disconnect() {}
    },
  );
}

/** Scrolls the captcha into view. */
export function scrollToCaptcha(): void {
  const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  reportIntersection(entries, {} as IntersectionObserver);
}

export async function openPage() {
  renderAt('/contact', <ContactScreen />);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

type User = Awaited<ReturnType<typeof openPage>>;

export function field(label: Label): HTMLInputElement {
  return screen.getByLabelText(label);
}

/** Replaces the texts in fields; an empty text clears its field. */
export async function enter(user: User, entries: Partial<Record<Label, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await user.clear(field(label as Label));
    if (text) await user.paste(text);
  }
}

export function robotBox(): Promise<HTMLInputElement> {
  return screen.findByRole('checkbox', { name: 'I am not a robot' });
}

/** Fills in the form and ticks the captcha. */
export async function fillIn(user: User, entries: Partial<Record<Label, string>> = {}): Promise<void> {
  await enter(user, { ...ENTRIES, ...entries });
  const box = await robotBox();
  if (!box.checked) await user.click(box);
}

/** Opens the page, fills in the form and sends it. */
export async function sendMessage(entries: Partial<Record<Label, string>> = {}): Promise<User> {
  const user = await openPage();
  await fillIn(user, entries);
  await user.click(sendButton());
  return user;
}

export function sendButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Send/ });
}

export async function resultDialog(name: 'Success' | 'Error') {
  return within(await screen.findByRole('dialog', { name }));
}

/** Returns the body of a request, by default the latest. */
export function sentBody(index = -1): Record<string, unknown> {
  return JSON.parse(String(api.mock.calls.at(index)?.[1]?.body));
}

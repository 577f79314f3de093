import type { Page } from '@playwright/test';
import { localUrl, PORTS } from '../../emulators/ports.ts';

/** What the pages ask the functions and Storage for. */
export const CALLS = {
  posts: '**/api/posts*',
  post: '**/api/post?*',
  resources: '**/api/resources',
  contact: '**/api/contact',
  downloadLink: '**/api/download-link',
  download: '**/api/download?*',
  storage: `${localUrl(PORTS.storage)}/**`,
} as const;

/** A step on a page. */
export type Step = (page: Page) => Promise<void>;

/** Leaves a call without an answer: the page goes on waiting. */
export function hold(url: string): Step {
  return async (page) => {
    await page.route(url, () => {});
  };
}

/** Cuts a call off, as a network does that is gone. */
export function fail(url: string): Step {
  return async (page) => {
    await page.route(url, (route) => route.abort());
  };
}

/** Answers a call. */
export function answer(url: string, json: unknown, status = 200): Step {
  return async (page) => {
    await page.route(url, (route) => route.fulfill({ json, status }));
  };
}

/** Says that a file can be had, as the function does that serves it. */
export function offerFile(url: string): Step {
  return async (page) => {
    await page.route(url, (route) =>
      route.fulfill({ headers: { 'Content-Disposition': 'attachment; filename="guide.pdf"' } }),
    );
  };
}

/** Changes what a call answers, its JSON taken as text. */
export function rewrite(url: string, change: (body: string) => string): Step {
  return async (page) => {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  };
}

/** Several steps after one another. */
export function inTurn(...steps: readonly Step[]): Step {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

/** Goes on by a link of the footer: a page that is opened so asks for its data itself. */
export function byFooter(name: string): Step {
  return (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/** Waits until a text can be seen. */
export function until(text: string | RegExp): Step {
  return (page) => page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Presses the first button of this name in the page's content. */
export function press(name: string | RegExp): Step {
  return (page) => page.getByRole('main').getByRole('button', { name }).first().click();
}

import type { Page } from '@playwright/test';
import { localUrl, PORTS } from '../../local/ports.ts';

/** The requests of the pages to the functions and Storage. */
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

/** Leaves a request without a response: the page continues to wait. */
export function hold(url: string): Step {
  return async (page) => {
    await page.route(url, () => {});
  };
}

/** Aborts a request, as if the network were lost. */
export function fail(url: string): Step {
  return async (page) => {
    await page.route(url, (route) => route.abort());
  };
}

/** Fulfils a request. */
export function respond(url: string, json: unknown, status = 200): Step {
  return async (page) => {
    await page.route(url, (route) => route.fulfill({ json, status }));
  };
}

/** Responds that a file is available, as the function does that serves it. */
export function offerFile(url: string): Step {
  return async (page) => {
    await page.route(url, (route) =>
      route.fulfill({ headers: { 'Content-Disposition': 'attachment; filename="guide.pdf"' } }),
    );
  };
}

/** Changes the JSON text of a response. */
export function rewrite(url: string, change: (body: string) => string): Step {
  return async (page) => {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  };
}

/** Runs several steps in sequence. */
export function inTurn(...steps: readonly Step[]): Step {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

/** Follows a link in the footer: a page that is opened this way requests its data itself. */
export function byFooter(name: string): Step {
  return (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/** Waits until a text is visible. */
export function until(text: string | RegExp): Step {
  return (page) => page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Presses the first button of this name in the page's content. */
export function press(name: string | RegExp): Step {
  return (page) => page.getByRole('main').getByRole('button', { name }).first().click();
}

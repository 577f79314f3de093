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

export type Step = (page: Page) => Promise<unknown>;

/** Leaves requests to a URL without a response, so that the page continues to wait. */
export function hold(url: string): Step {
  return (page) => page.route(url, () => {});
}

/** Aborts requests to a URL, as if the network were lost. */
export function fail(url: string): Step {
  return (page) => page.route(url, (route) => route.abort());
}

/** Responds to requests to a URL with a value as JSON. */
export function respond(url: string, json: unknown, status = 200): Step {
  return (page) => page.route(url, (route) => route.fulfill({ json, status }));
}

const LONG_TITLE =
  'Umweltproduktdeklarationsprüfung: what a manufacturer of ventilated rainscreen façades has to know about declared units, functional units and everything between them before the next tender';

/** Gives everything in a response a long title, and posts a long author and many categories. */
export function lengthen(url: string): Step {
  return (page) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/"title":"(?:[^"\\]|\\.)*"/g, `"title":"${LONG_TITLE}"`)
        .replaceAll(
          /"authorName":"[^"]*"/g,
          '"authorName":"Aleksandra Wiśniewska-Kowalczyk and the working group"',
        )
        .replaceAll(
          /"categories":\["[^\]]*\]/g,
          '"categories":["Product passports and regulation","Data management","BIM"]',
        );
      await route.fulfill({ response, body });
    });
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

export const openFromList: Step = async (page) => {
  await page
    .getByRole('link', { name: /^Continue reading/ })
    .first()
    .click();
  await page.waitForURL(/\/blog\/./);
};

/** Waits until a text is visible. */
export function until(text: string | RegExp): Step {
  return (page) => page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Presses the first button of this name in the page's content, or in an open dialog. */
export function press(name: string | RegExp): Step {
  return (page) =>
    page
      .locator('main, dialog:modal')
      .getByRole('button', { name })
      .filter({ visible: true })
      .first()
      .click();
}

/** Everything that a post may contain. */
export const EVERYTHING_IN_A_POST = `
<p>A first paragraph with <strong>bold</strong>, <em>italic</em>, <code>Pset_WallCommon</code> and <a href="https://www.buildingsmart.org/">a link</a>.</p>
<h2>A heading of the second order</h2><p>Words of a paragraph that is long enough to run over several lines at every width of the window, as paragraphs of posts do.</p>
<ul><li>One property</li><li>One unit<ul><li>in millimetres</li></ul></li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>A value without its unit is a number.</p></blockquote>
<h3>A heading of the third order</h3><pre><code>IFCPROPERTYSINGLEVALUE('ThermalTransmittance', $, IFCTHERMALTRANSMITTANCEMEASURE(0.15), $);</code></pre>
<div class="table-scroll" tabindex="0" role="region" aria-label="A heading of the third order"><table><thead><tr><th>Property</th><th>Set</th><th>Unit</th><th>Value</th><th>Source</th></tr></thead><tbody><tr><td>ThermalTransmittance</td><td>Pset_WallCommon</td><td>W/(m²K)</td><td>0.15</td><td>EN ISO 6946</td></tr></tbody></table></div>
<figure><img src="/images/post-default.svg" alt="A drawing"><figcaption>A drawing and what it shows</figcaption></figure><hr><p>The end.</p>`;

import shell from 'virtual:site-shell';
import { formPages } from '#content/pages/form-pages.ts';
import { site } from '#content/site.ts';
import type { TrackedEvent } from '#domain/measurement/events.ts';
import { composeStaticPage } from '#rendering/page.ts';
import { type Html, html } from './html.ts';

interface FormPage {
  readonly title: string;
  readonly back: { readonly name: string; readonly to: string };
  /** The page's heading, and the result of the submission. */
  readonly outcome: Html;
  /** The event that the page pushes to the data layer. */
  readonly event?: TrackedEvent;
  /** The form to submit again. */
  readonly form?: Html | undefined;
}

/** Returns the response page of a form, with the site's styles. */
export function formPage({ title, back, outcome, event, form }: FormPage): string {
  const head = html`<title>${title} | ${site.name}</title><meta name="robots" content="noindex">`;
  const body = html`<main>
<nav class="wrap section--tight" aria-label="Breadcrumb"><a href="${formPages.home}">${site.name}</a> / <a href="${back.to}">${back.name}</a></nav>
<section class="wrap stack"${event && html` data-happened="${JSON.stringify(event)}"`}>
${outcome}
</section>
${
  form &&
  html`<section class="wrap stack section--tight">
${form}
</section>`
}
</main>`;
  // Static, because the app would replace the page with the screen for its path, such as /api/contact.
  return composeStaticPage(shell, { head: String(head), body: String(body) });
}

import shell from 'virtual:site-shell';
import { formPages } from '../../../src/content/form-pages.ts';
import { site } from '../../../src/content/site.ts';
import { composeStaticPage } from '../../../src/rendering/page.ts';
import { type Html, html } from './html.ts';

interface FormPage {
  readonly title: string;
  /** Where the form is at home. */
  readonly back: { readonly name: string; readonly to: string };
  /** What became of what was sent, with the page's heading. */
  readonly outcome: Html;
  /** The form once more. */
  readonly form?: Html | undefined;
}

/** A page that answers a form, in the site's own look. */
export function formPage({ title, back, outcome, form }: FormPage): string {
  const head = html`<title>${title} | ${site.name}</title><meta name="robots" content="noindex">`;
  const body = html`<main>
<nav class="wrap section--tight" aria-label="Breadcrumb"><a href="${formPages.home}">${site.name}</a> / <a href="${back.to}">${back.name}</a></nav>
<section class="wrap stack">
${outcome}
</section>
${
  form &&
  html`<section class="wrap stack section--tight">
${form}
</section>`
}
</main>`;
  // The app would show the screen of the address, /api/contact, in place of the answer.
  return composeStaticPage(shell, { head: String(head), body: String(body) });
}

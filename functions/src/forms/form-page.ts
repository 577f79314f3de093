import shell from 'virtual:site-shell';
import { formPages } from '../../../src/content/form-pages.ts';
import { site } from '../../../src/content/site.ts';
import { composePage } from '../../../src/rendered-page.ts';
import { type Html, html } from './html.ts';
import { pageWithoutApp } from './page-without-app.ts';

/** The app would show the screen of the address, /api/contact, in place of the answer. */
const SHELL = pageWithoutApp(shell);

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
  // Of main more than one part: a lone one waits for the app's script before it is shown (src/styles/first-screen.css).
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
  return composePage(SHELL, { head: String(head), body: String(body), isForOneAddress: false });
}

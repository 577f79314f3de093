import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { paths } from '#paths.ts';
import type { JsonResponse } from '../json-response.ts';
import { formPage } from './form-page.ts';
import { html } from './html.ts';
import type { FormFields } from './read-form.ts';

/** Returns the page that says what became of an erasure, or of a request for a link. */
export function myDataResponsePage(_: FormFields, { body }: JsonResponse): string {
  return formPage({
    title: copy.title,
    back: { name: copy.title, to: paths.myData },
    outcome: html`<h1>${body.success ? copy.done : copy.failed}</h1><p class="lede">${body.message}</p>`,
  });
}

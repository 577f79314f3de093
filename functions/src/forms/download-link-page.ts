import { formPages } from '#content/pages/form-pages.ts';
import { downloadLinkDialog as copy } from '#content/pages/resources-page.ts';
import { downloadRequestSchema } from '#domain/downloads/download-link.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import type { JsonResponse } from '../json-response.ts';
import { setting } from '../settings.ts';
import { formPage } from './form-page.ts';
import {
  consentNote,
  errorList,
  type FieldErrors,
  firstErrors,
  inputField,
  submitButton,
} from './form-parts.ts';
import { type Html, html } from './html.ts';
import type { FormFields } from './read-form.ts';

const { downloadLink: texts } = formPages;

/** Returns the page that says whether a link was sent. If it was not, the form is filled in as before. */
export function downloadLinkResponsePage(sent: FormFields, result: JsonResponse): string {
  const { back } = texts;
  if (result.body.success) {
    const outcome = html`<h1>${copy.sent.title}</h1>
<p class="lede">${copy.sent.text}</p>
<p>${sent.email}</p>
<p>${copy.validity(linkValidity(setting('SITE_LINK_HOURS')))}</p>
${linkToList()}`;
    const event = { event: 'download_link_requested', file_name: sent.fileName ?? '' } as const;
    return formPage({ title: copy.sent.title, back, outcome, event });
  }
  const errors = result.status === 400 ? firstErrors(downloadRequestSchema, sent) : {};
  return formPage({
    title: formPages.failedTitle(copy.title),
    back,
    outcome: html`<h1>${copy.title}</h1>
${errorDetails(result, errors)}
${linkToList()}`,
    // There is nothing to request without a file name: the page links to the list instead.
    form: sent.fileName ? form(sent, errors) : undefined,
  });
}

/** The text of the specification (section 8) and the function's own message, or only the error if the email is missing. */
function errorDetails({ body }: JsonResponse, errors: FieldErrors): Html {
  if (errors.email === copy.required) return errorList(errors, ['email']);
  const reason = errors.email === undefined ? html`<p>${body.message}</p>` : errorList(errors, ['email']);
  return html`<p class="lede">${copy.refused}</p>${reason}`;
}

function linkToList(): Html {
  return html`<p><a href="${texts.back.to}">${texts.toList}</a></p>`;
}

function form(sent: FormFields, errors: FieldErrors): Html {
  return html`<h2>${resourceTitle(sent.fileName ?? '')}</h2>
<form class="stack" method="post" action="${texts.action}" novalidate>
<input type="hidden" name="fileName" value="${sent.fileName}">
${inputField({ name: 'email', label: copy.label, autofill: 'email', sent, errors })}
${consentNote(copy.consent)}
${submitButton(copy.send)}
</form>`;
}

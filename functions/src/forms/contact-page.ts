import { contactResult, contactForm as copy } from '#content/contact.ts';
import { allRequiredNote, contactFieldTexts } from '#content/contact-fields.ts';
import { formPages } from '#content/pages/form-pages.ts';
import { site } from '#content/site.ts';
import { CONTACT_FIELDS, contactMessageSchema } from '#domain/contact/contact-message.ts';
import type { JsonResponse } from '../json-response.ts';
import { formPage } from './form-page.ts';
import {
  consentNote,
  errorList,
  type FieldErrors,
  firstErrors,
  inputField,
  submitButton,
  textareaField,
} from './form-parts.ts';
import { type Html, html } from './html.ts';
import type { FormFields } from './read-form.ts';

const { contact: texts } = formPages;

/** Returns the page that shows the result of a message. If it was not sent, the form is filled in as before. */
export function contactResponsePage(sent: FormFields, result: JsonResponse): string {
  const { back } = texts;
  const { title } = contactResult;
  if (result.body.success) {
    const outcome = html`<h1>${title.sent}</h1><p class="lede">${contactResult.sent}</p>
<p>${contactResult.reply(sent.email?.trim() ?? '')}</p>`;
    return formPage({ title: texts.title, back, outcome, event: { event: 'contact_message_sent' } });
  }
  const errors = result.status === 400 ? firstErrors(contactMessageSchema, sent) : {};
  return formPage({
    title: formPages.failedTitle(texts.title),
    back,
    outcome: html`<h1>${title.failed}</h1>
${errorDetails(result, errors)}
<p>${errors.recaptchaValue !== undefined && `${texts.captcha} `}${writeInstead(sent)}</p>`,
    form: form(sent, errors),
  });
}

/** The texts of the specification (section 8), and the function's own message. */
function errorDetails({ status, body }: JsonResponse, errors: FieldErrors): Html {
  if (status === 200) return html`<p class="lede">${contactResult.refused(body.message)}</p>`;
  if (Object.keys(errors).length > 0) {
    return html`<p class="lede">${copy.nothingSent}</p>${errorList(errors, CONTACT_FIELDS)}`;
  }
  return html`<p class="lede">${contactResult.failed}</p><p>${body.message}</p>`;
}

function writeInstead({ subject = '', message = '' }: FormFields): Html {
  const body = message.replaceAll('\n', '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const isFilledIn = subject !== '' || message !== '';
  const mailto = `mailto:${site.email}${isFilledIn ? `?${query}` : ''}`;
  const [before, after] = texts.write;
  return html`${before} <a href="${mailto}">${site.email}</a> ${after}${isFilledIn && ` ${texts.mailHasMessage}`}`;
}

function form(sent: FormFields, errors: FieldErrors): Html {
  const fields = CONTACT_FIELDS.map((name) => {
    const field = { name, ...contactFieldTexts[name], sent, errors };
    return name === 'message' ? textareaField(field) : inputField(field);
  });
  return html`<h2>${copy.heading}</h2>
<form class="stack" method="post" action="${texts.action}" novalidate>
<p class="soft">${allRequiredNote}</p>
${fields}
${submitButton(copy.send)}
${consentNote(copy.consent)}
</form>`;
}

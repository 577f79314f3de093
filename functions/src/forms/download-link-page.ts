import { formPages } from '../../../src/content/form-pages.ts';
import { downloadLinkDialog as copy } from '../../../src/content/resources-page.ts';
import { downloadRequestSchema } from '../../../src/domain/downloads/download-link.ts';
import { resourceTitle } from '../../../src/domain/downloads/resource.ts';
import type { Answer } from '../answer.ts';
import { formPage } from './form-page.ts';
import { errorList, type FieldErrors, firstErrors, lineField, submitButton } from './form-parts.ts';
import { type Html, html } from './html.ts';
import type { FormFields } from './read-form.ts';

const { downloadLink: texts } = formPages;

/** The page that tells whether a link to a PDF is on its way. If it is not, it holds the form as it was filled in. */
export function downloadLinkAnswerPage(sent: FormFields, answer: Answer): string {
  const { back } = texts;
  if (answer.body.success) {
    const outcome = html`<h1>${copy.sent.title}</h1>
<p class="lede">${copy.sent.text}</p>
<p>${sent.email}</p>
<p>${copy.validity}</p>
${toList()}`;
    return formPage({ title: copy.sent.title, back, outcome });
  }
  const errors = answer.status === 400 ? firstErrors(downloadRequestSchema, sent) : {};
  return formPage({
    title: formPages.failedTitle(copy.title),
    back,
    outcome: html`<h1>${copy.title}</h1>
${whatWentWrong(answer, errors)}
${toList()}`,
    // Without the name of a file there is nothing to ask for: the list leads on.
    form: sent.fileName ? form(sent, errors) : undefined,
  });
}

/** The sentence of the specification (section 8), and what the function itself has to say. */
function whatWentWrong({ body }: Answer, errors: FieldErrors): Html {
  if (errors.email === copy.required) return errorList(errors, ['email']);
  const reason = errors.email === undefined ? html`<p>${body.message}</p>` : errorList(errors, ['email']);
  return html`<p class="lede">${copy.refused}</p>${reason}`;
}

function toList(): Html {
  return html`<p><a href="${texts.back.to}">${texts.toList}</a></p>`;
}

function form(sent: FormFields, errors: FieldErrors): Html {
  return html`<h2>${resourceTitle(sent.fileName ?? '')}</h2>
<form class="stack" method="post" action="${texts.action}" novalidate>
<input type="hidden" name="fileName" value="${sent.fileName}">
${lineField({ name: 'email', label: copy.label, autocomplete: 'email', sent, errors })}
<p class="soft">${copy.consent}</p>
${submitButton(copy.send)}
</form>`;
}

import type * as z from 'zod/mini';
import { formPages } from '#content/pages/form-pages.ts';
import { type Html, html } from './html.ts';
import type { FormFields } from './read-form.ts';

/** The error of each invalid field: its first failing rule. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Returns the first error of each field, by field name. `fromEntries` keeps the last one, so the issues are reversed. */
export function firstErrors(schema: z.ZodMiniType, sent: FormFields): FieldErrors {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Returns `errors` of `firstErrors` as a list in the order of the form. Only the errors of `fields` link to their field. */
export function errorList(errors: FieldErrors, fields: readonly string[]): Html {
  const items = Object.entries(errors).toReversed();
  return html`<ul>${items.map(([name, error]) =>
    fields.includes(name) ? html`<li><a href="#${name}">${error}</a></li>` : html`<li>${error}</li>`,
  )}</ul>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly sent: FormFields;
  readonly errors: FieldErrors;
  /** The autofill token; `email` also sets the input type. */
  readonly autofill?: string;
}

/** A single-line field with its label, its value and its error, no wider than the smallest screen. */
export function inputField(field: Field): Html {
  const { name, autofill, sent } = field;
  const type = autofill === 'email' ? 'email' : 'text';
  return labelled(
    field,
    html`<input type="${type}" value="${sent[name]}" size="24" ${controlAttributes(field)}${autofill && html` autocomplete="${autofill}"`}>`,
  );
}

/** A multi-line field with its label, its value and its error. */
export function textareaField(field: Field): Html {
  // HTML ignores a newline right after the tag, so this one preserves a newline at the start of the text.
  return labelled(
    field,
    html`<textarea rows="8" cols="24" ${controlAttributes(field)}>\n${field.sent[field.name]}</textarea>`,
  );
}

/** Says what happens to the details that a visitor sends, and where to read more. */
export function consentNote(consent: string): Html {
  const { before, name, to } = formPages.privacyPolicy;
  return html`<p class="soft">${consent} ${before} <a href="${to}">${name}</a>.</p>`;
}

/** The submit button: an input, because the site's styles reset button elements (src/styles/reset.css). */
export function submitButton(label: string): Html {
  return html`<p><input type="submit" value="${label}"></p>`;
}

function controlAttributes({ name, errors }: Field): Html {
  const invalid = errors[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`id="${name}" name="${name}" dir="auto"${invalid}`;
}

function labelled({ name, label, errors }: Field, control: Html): Html {
  const error = errors[name];
  return html`<p>
<label for="${name}">${label}</label><br>
${control}
${error !== undefined && html`<br><strong id="${name}-error">${error}</strong>`}
</p>`;
}

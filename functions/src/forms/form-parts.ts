import type * as z from 'zod/mini';
import { type Html, html } from './html.ts';
import type { FormFields } from './read-form.ts';

/** What is wrong with each field of a form that was sent: its first failing rule. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The first rule that each field fails, by the field's name. */
export function firstErrors(schema: z.ZodMiniType, sent: FormFields): FieldErrors {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** The errors as a list that leads to their fields, as far as the form has them. */
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
  /** What a browser may fill in; also the type of an address. */
  readonly autocomplete?: 'name' | 'email';
}

/** A field of one line, no wider than the smallest screen, with its label, what was typed into it, and what is wrong with that. */
export function lineField(field: Field): Html {
  const { name, autocomplete, sent } = field;
  const type = autocomplete === 'email' ? 'email' : 'text';
  return labelled(
    field,
    html`<input type="${type}" value="${sent[name]}" size="24" ${controlAttributes(field)}${autocomplete && html` autocomplete="${autocomplete}"`}>`,
  );
}

/** The same of many lines. */
export function textField(field: Field): Html {
  // The line break that follows the tag is not part of the text; one that the text begins with is.
  return labelled(
    field,
    html`<textarea rows="8" cols="24" ${controlAttributes(field)}>\n${field.sent[field.name]}</textarea>`,
  );
}

/** What sends a form. Of a button element the site's styles leave the words alone (src/styles/reset.css). */
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

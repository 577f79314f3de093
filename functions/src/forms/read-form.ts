/** The fields of a form by their names. */
export type FormFields = Readonly<Record<string, string>>;

/** The name of the field that reCAPTCHA adds to a form. */
const CAPTCHA_FIELD = 'g-recaptcha-response';

export function isFormEncoded(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}

/**
 * Returns the fields of a form that the browser itself submitted, named as in JSON. If a name is repeated, the first
 * value counts. Line breaks are one character, as in the counter under the field, although browsers submit two.
 */
export function readForm(body: Buffer): FormFields {
  const entries = [...new URLSearchParams(body.toString())].toReversed();
  const fields = Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
  const recaptchaValue = fields.recaptchaValue || fields[CAPTCHA_FIELD];
  return recaptchaValue ? { ...fields, recaptchaValue } : fields;
}

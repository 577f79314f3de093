/** The fields of a form by their names. */
export type FormFields = Readonly<Record<string, string>>;

/** The name that reCAPTCHA gives the field which it puts into a form. */
const CAPTCHA_FIELD = 'g-recaptcha-response';

/** Whether a content type is that of an HTML form. */
export function isFormEncoded(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}

/**
 * The fields of a form that a browser has sent by itself, named as in JSON. Of a name that comes twice the first counts.
 * Lines end as in a text field, whose length the visitor is told: browsers send two characters for each end.
 */
export function readForm(body: Buffer | undefined): FormFields {
  const entries = [...new URLSearchParams(body?.toString())].toReversed();
  const fields = Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
  const recaptchaValue = fields.recaptchaValue || fields[CAPTCHA_FIELD];
  return recaptchaValue ? { ...fields, recaptchaValue } : fields;
}

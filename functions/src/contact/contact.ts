import { contactMessageSchema } from '#domain/contact/contact-message.ts';
import { attributionIn } from '#domain/measurement/attribution.ts';
import { formEndpoint } from '../form-endpoint.ts';
import { contactResponsePage } from '../forms/contact-page.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { storeMail } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { verifyCaptcha } from '../security/captcha.ts';
import { guardMailbox } from '../security/guards.ts';

const UNAVAILABLE = 'The spam check is unavailable, so nothing was sent. Please try again in a few minutes.';
const REFUSED = 'The spam check was not accepted. Please tick the box again.';

/** POST /api/contact: a message to the company. Success in the response means that the message is stored and will be delivered. */
export const contact = formEndpoint(['RECAPTCHA_SECRET', 'VISITOR_KEY'], {
  page: contactResponsePage,
  async handle(fields): Promise<JsonResponse> {
    const parsed = contactMessageSchema.safeParse(fields);
    if (!parsed.success)
      return refuse(400, parsed.error.issues[0]?.message ?? 'The message is not complete.');

    const { recaptchaValue, ...message } = parsed.data;
    const verdict = await verifyCaptcha(recaptchaValue);
    if (verdict === 'unavailable') return refuse(503, UNAVAILABLE, { 'Retry-After': '120' });
    // Only with status 200 does the app show this message; with any other it shows a general one (spec, section 5).
    if (verdict === 'refused') return refuse(200, REFUSED);

    const tooManyMessages = await guardMailbox('message', message.email);
    if (tooManyMessages) return tooManyMessages;

    // A message that is sent again because the response was lost is stored and mailed twice, rather than not at all.
    await enqueueMail(await storeMail({ kind: 'contact', ...message, ...attributionIn(fields) }), 'contact');
    return { status: 200, body: { success: true, message: 'Form submitted successfully!' } };
  },
});

import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { captchaSettings } from '../settings.ts';

/** The provider's response (developers.google.com/recaptcha/docs/verify). */
const responseSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) });

const TIMEOUT_MS = 5000;

/** Errors in our settings, not the visitor's. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** `unavailable`: the token could not be checked. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable';

/** Verifies a token with the captcha's provider, which accepts each token only once. */
export async function verifyCaptcha(token: string): Promise<CaptchaVerdict> {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url } = captchaSettings();
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return unavailable(`status ${response.status}`);
    const { success, 'error-codes': codes = [] } = responseSchema.parse(await response.json());
    if (codes.some((code) => CONFIGURATION_ERRORS.includes(code))) return unavailable(codes.join(', '));
    return success ? 'passed' : 'refused';
  } catch (error) {
    return unavailable((error as Error).name);
  }
}

function unavailable(reason: string): CaptchaVerdict {
  logger.error("The captcha's provider is unavailable", { reason });
  return 'unavailable';
}

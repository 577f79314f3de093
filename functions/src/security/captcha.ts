import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { setting } from '../settings.ts';

/** The provider's response (developers.google.com/recaptcha/docs/verify). */
const responseSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});

/** The provider's codes for errors in our settings, which are not the visitor's fault. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** `unavailable`: the token could not be checked. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable';

/**
 * Verifies a token with the provider, within 5 s; tokens are single-use. A token solved on another site is refused: the site key is
 * public, so another site could collect its visitors' tokens and submit them here.
 */
export async function verifyCaptcha(token: string): Promise<CaptchaVerdict> {
  const url = setting('RECAPTCHA_VERIFY_URL');
  const body = new URLSearchParams({ secret: setting('RECAPTCHA_SECRET'), response: token });
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    if (!response.ok) return reportUnavailable(`status ${response.status}`);
    const { success, hostname, 'error-codes': codes = [] } = responseSchema.parse(await response.json());
    if (codes.some((code) => CONFIGURATION_ERRORS.includes(code))) return reportUnavailable(codes.join(', '));
    if (!success) return 'refused';
    if (hostname === new URL(setting('SITE_URL')).hostname) return 'passed';
    logger.warn('A captcha was solved on another site', { hostname });
    return 'refused';
  } catch (error) {
    return reportUnavailable((error as Error).name);
  }
}

function reportUnavailable(reason: string): CaptchaVerdict {
  logger.error("The captcha's provider is unavailable", { reason });
  return 'unavailable';
}

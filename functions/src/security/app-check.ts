import { getAppCheck } from 'firebase-admin/app-check';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { type Answer, refuse } from '../answer.ts';
import { adminApp } from '../app.ts';
import { appCheckSettings } from '../settings.ts';

/**
 * Refuses a call without a token of App Check, where App Check is configured
 * (firebase.google.com/docs/app-check/custom-resource-backend).
 */
export async function guardApp(request: Request): Promise<Answer | undefined> {
  if (appCheckSettings().REQUIRE_APP_CHECK === '0') return undefined;
  const token = request.get('X-Firebase-AppCheck');
  if (token && (await isValid(token))) return undefined;
  return refuse(401, 'This call does not come from our site. Please reload the page and try again.');
}

async function isValid(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token);
    return true;
  } catch (error) {
    logger.warn('A token of App Check was refused', { reason: String(error) });
    return false;
  }
}

import { getAppCheck } from 'firebase-admin/app-check';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { adminApp } from '../app.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { setting } from '../settings.ts';

/**
 * If App Check is configured, returns the refusal of a request without a valid token, otherwise undefined
 * (firebase.google.com/docs/app-check/custom-resource-backend).
 */
export async function guardApp(request: Request): Promise<JsonResponse | undefined> {
  if (setting('REQUIRE_APP_CHECK') === '0') return undefined;
  const token = request.get('X-Firebase-AppCheck');
  if (token && (await isValid(token))) return undefined;
  return refuse(401, "We couldn't verify this request. Please reload the page and try again.");
}

async function isValid(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token);
    return true;
  } catch (error) {
    logger.warn('An App Check token was refused', { reason: String(error) });
    return false;
  }
}

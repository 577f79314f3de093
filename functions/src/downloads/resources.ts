import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { refuse } from '../endpoint.ts';
import { guardApp } from '../security/app-check.ts';
import { ENDPOINT } from '../settings.ts';
import { listResources } from './resource-files.ts';

const FIVE_MINUTES = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

/** GET /api/resources: the PDFs that visitors can ask for, kept by the CDN for five minutes. */
export const resources = onRequest(ENDPOINT, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const { status, body } = refuse(405, 'Only GET is answered here.');
    response.status(status).set('Allow', 'GET, HEAD').json(body);
    return;
  }
  const refusal = await guardApp(request);
  if (refusal) {
    response.status(refusal.status).set('Cache-Control', 'no-store').json(refusal.body);
    return;
  }
  try {
    response.set('Cache-Control', FIVE_MINUTES).json({ resources: await listResources() });
  } catch (error) {
    logger.error('The resources could not be listed', error);
    const { status, body } = refuse(503, 'The documents cannot be listed right now.');
    response.status(status).set('Cache-Control', 'no-store').json(body);
  }
});

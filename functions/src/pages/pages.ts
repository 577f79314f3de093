import headers from 'virtual:site-headers';
import shell from 'virtual:site-shell';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { REGION } from '../settings.ts';
import { answerPage } from './answer-page.ts';
import { postExists } from './post-exists.ts';

/**
 * Answers /blog/{slug}: the site's page with the status that a direct request should get, and with the headers that
 * Hosting gives to files.
 */
export const pages = onRequest({ region: REGION }, async (request, response) => {
  const answer = await answerPage(request.path, { postExists, logFailure: logger.error });
  response
    .status(answer.status)
    .set({ ...headers, 'Cache-Control': answer.cacheControl })
    .type('html')
    .send(shell);
});

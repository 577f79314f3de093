import { Timestamp } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { isPreviewToken, type PreviewResponse } from '#domain/posts/preview.ts';
import { firestore } from '../firestore.ts';
import { type JsonResponse, refuse, refuseUnlessRead, send } from '../json-response.ts';
import { Quota, TOO_MANY } from '../security/quota.ts';
import { ENDPOINT } from '../settings.ts';
import { lastWritten, parsePost } from './published-post.ts';
import { readPost } from './rebuild-snapshot.ts';

const HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Limits token guessing, because each token costs a read. `pages` calls for many visitors: 120 times more. */
const lookUps = new Quota({ most: 600, all: 3000 });

/**
 * GET /api/preview?token: the post behind a link that staff have made. The function `pages`, which asks for it too, has no
 * token of App Check.
 */
export const preview = onRequest({ ...ENDPOINT, maxInstances: 1 }, async (request, response) => {
  response.set(HEADERS);
  send(response, refuseUnlessRead(request) ?? (await answer(request.query.token)));
});

async function answer(token: unknown): Promise<JsonResponse<unknown>> {
  if (typeof token !== 'string' || !isPreviewToken(token)) return { status: 200, body: { preview: null } };
  if (!lookUps.take()) return TOO_MANY;
  try {
    return { status: 200, body: { preview: await findPreview(token) } };
  } catch (error) {
    logger.error('A preview could not be read', error);
    return refuse(503, 'The preview is unavailable right now.');
  }
}

/** Returns null for every invalid link, so that responses do not reveal which links were once valid. */
async function findPreview(token: string): Promise<PreviewResponse['preview']> {
  const link = await firestore().doc(`previews/${token}`).get();
  const { post: id, createdBy, expireAt } = link.data() ?? {};
  if (typeof id !== 'string' || typeof createdBy !== 'string' || !(expireAt instanceof Timestamp))
    return null;
  const until = expireAt.toDate();
  if (until.getTime() <= Date.now()) return null;
  const places = [firestore().collection('posts').doc(id), firestore().collection('staff').doc(createdBy)];
  const [document, maker] = await firestore().getAll(...places);
  // Links by former staff are invalid.
  const post = document?.exists && maker?.exists ? parsePost(document) : undefined;
  if (!document || !post) return null;
  const { page } = await readPost(post, lastWritten(document));
  return { post: page, until };
}

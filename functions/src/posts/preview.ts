import { Timestamp } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import type { Post } from '#domain/posts/post.ts';
import { isPreviewToken, type PreviewResponse } from '#domain/posts/preview.ts';
import { firestore } from '../firestore.ts';
import { memoise } from '../memoise.ts';
import { handleRead } from '../query-endpoint.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { ENDPOINT } from '../settings.ts';
import { lastWritten, parsePost } from './published-post.ts';
import { preparePost } from './rebuild-snapshot.ts';

/** Limits the guessing of tokens: each guess costs a read. The limit is high, because `pages` calls for many visitors. */
const lookUpQuota = new Quota({ perVisitor: 600, total: 3000 });

/** Reads a post once for all views in a minute, because only one text is read at a time, and its pictures cost requests. */
const readOnce = memoise(({ post, changed }: { post: Post; changed: number }) => preparePost(post, changed), {
  max: 30,
  ttlMs: 60_000,
  idOf: ({ post, changed }) => [post.id, changed],
});

/**
 * GET /api/preview?token: the post behind a link that staff have made. App Check is not required, because the function `pages`,
 * which sends this request too, has no token for it.
 */
export const preview = onRequest({ ...ENDPOINT, maxInstances: 1 }, (request, response) => {
  response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  return handleRead(request, response, {
    // The first text starts the thread that reads it, which has 15 seconds of its own (read-article.ts).
    timeoutMs: 30_000,
    errorMessages: ['A preview could not be read', 'The preview is unavailable right now.'],
    async handle({ query: { token } }) {
      if (typeof token !== 'string' || !isPreviewToken(token))
        return { status: 200, body: { preview: null } };
      if (!lookUpQuota.take()) throw new QuotaError();
      return { status: 200, body: { preview: await findPreview(token) } };
    },
  });
});

/** Returns null for every invalid link, so that responses do not reveal which links were once valid. */
async function findPreview(token: string): Promise<PreviewResponse['preview']> {
  const link = await firestore().doc(`previews/${token}`).get();
  const { post: id, createdBy, expireAt } = link.data() ?? {};
  if (typeof id !== 'string' || typeof createdBy !== 'string' || !(expireAt instanceof Timestamp))
    return null;
  const until = expireAt.toDate();
  if (until.getTime() <= Date.now()) return null;
  const refs = [firestore().collection('posts').doc(id), firestore().collection('staff').doc(createdBy)];
  const [document, creator] = await firestore().getAll(...refs);
  // Links by former staff are invalid.
  const post = document?.exists && creator?.exists ? parsePost(document) : undefined;
  if (!document || !post) return null;
  const { page } = await readOnce({ post, changed: lastWritten(document) });
  return { post: page, until };
}

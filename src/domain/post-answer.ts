import * as z from 'zod/mini';
import { postSchema } from './post.ts';
import { momentSchema } from './post-summary.ts';

/** GET /api/post?slug: the published post with this slug, or null where there is none. */
export const postAnswerSchema = z.object({
  post: z.nullable(z.extend(postSchema, { date: z.nullable(momentSchema) })),
});

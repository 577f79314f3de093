import * as z from 'zod/mini';
import { publishedPostSchema } from './post-responses.ts';
import { momentSchema } from './post-summary.ts';

/** How long a preview link is valid: the seven days of firestore.rules, less a tolerance for fast clocks. */
export const PREVIEW_LIFETIME_MS = (7 * 24 * 60 - 15) * 60_000;

/** Returns 128 random bits as base64url, the token of a preview link. */
export function newPreviewToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether a text has the form of a token, as in firestore.rules. */
export function isPreviewToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The path of the post behind a token. */
export function previewPath(token: string): string {
  return `/api/preview?token=${encodeURIComponent(token)}`;
}

/** GET /api/preview?token: a post as readers would see it, published or not, and until when its link is valid; or null. */
export const previewResponseSchema = z.object({
  preview: z.nullable(z.object({ post: publishedPostSchema, until: momentSchema })),
});

export type PreviewResponse = z.infer<typeof previewResponseSchema>;

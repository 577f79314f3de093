import * as logger from 'firebase-functions/logger';
import { downloadRequestSchema } from '#domain/downloads/download-link.ts';
import { attributionIn } from '#domain/measurement/attribution.ts';
import { formEndpoint } from '../form-endpoint.ts';
import { downloadLinkResponsePage } from '../forms/download-link-page.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { storeMail } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { guardLinkMail } from '../security/guards.ts';
import { findResource } from './resource-files.ts';

/**
 * POST /api/download-link: mails a link to a PDF. The email address is used for nothing else. Without a proof of
 * work, as from a form that the browser itself submits, only a few requests an hour are accepted.
 */
export const downloadLink = formEndpoint(['VISITOR_KEY'], {
  page: downloadLinkResponsePage,
  async handle(fields, work): Promise<JsonResponse> {
    const parsed = downloadRequestSchema.safeParse(fields);
    if (!parsed.success)
      return refuse(400, parsed.error.issues[0]?.message ?? 'The request is not complete.');

    const { email, fileName } = parsed.data;
    const found = await findResource(fileName).catch((error: unknown) => {
      logger.error('Storage could not be reached to check for a file', error);
      return 'unknown' as const;
    });
    if (found === 'unknown') return refuse(503, 'Error fetching file.');
    if (!found) return refuse(404, 'File not found.');

    const tooManyLinks = await guardLinkMail(email, work);
    if (tooManyLinks) return tooManyLinks;

    const content = { kind: 'download-link', email, fileName, ...attributionIn(fields) } as const;
    await enqueueMail(await storeMail(content), content.kind);
    return { status: 200, body: { success: true } };
  },
});

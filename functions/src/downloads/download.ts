import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type ExpressResponse, refuse, refuseUnlessRead, send } from '../json-response.ts';
import { guardDownload, guardLink } from '../security/guards.ts';
import { ENDPOINT, secrets } from '../settings.ts';
import { verifyDownloadToken } from './download-token.ts';
import { findResource, type ResourceFile } from './resource-files.ts';

/**
 * GET /api/download?token=…: the file as an attachment, or the requested Range of it. HEAD returns the same headers and does not
 * count as a download, so a mail scanner that only looks does not use the link up.
 */
export const download = onRequest(
  { ...ENDPOINT, ...secrets('DOWNLOAD_LINK_KEYS') },
  async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const refusal = refuseUnlessRead(request);
    if (refusal) return send(response, refusal);
    const token = String(request.query.token);
    try {
      const fileName = await verifyDownloadToken(token, Date.now());
      if (fileName === undefined) return send(response, refuse(401, 'Invalid or expired token.'));
      const tooOften = guardLink(token);
      if (tooOften) return send(response, tooOften);
      const file = await findResource(fileName);
      if (!file) return send(response, refuse(404, 'File not found.'));
      const tooMany = await guardDownload(token, { isCounted: request.method === 'GET' });
      if (tooMany) return send(response, tooMany);
      await sendFile(request, response, fileName, file);
    } catch (error) {
      // The visitor has cancelled the download.
      if (request.destroyed || (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      logger.error('A file could not be fetched', error);
      if (response.headersSent) response.destroy();
      else send(response, refuse(502, 'Error fetching file.'));
    }
  },
);

async function sendFile(request: Request, response: ExpressResponse, name: string, file: ResourceFile) {
  const { sizeInBytes, etag } = file;
  const range = rangeOf(request, file);
  const content = request.method === 'GET' && range !== 'unsatisfiable' ? file.read(range) : undefined;
  // Wait until the file can be read: the response to an error must not have the headers of the file.
  if (content) await once(content, 'readable');
  response.attachment(name).type('application/pdf').set({ 'Accept-Ranges': 'bytes', ETag: etag });
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${sizeInBytes}`).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: sizeInBytes - 1 };
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${sizeInBytes}`);
  response.set('Content-Length', String(end - start + 1));
  if (content) await pipeline(content, response);
  else response.end();
}

/** Returns the requested range, or undefined for the whole file: also for several ranges, another unit or an old If-Range. */
function rangeOf(request: Request, { sizeInBytes, etag }: ResourceFile) {
  const ifRange = request.get('If-Range');
  if (ifRange && ifRange !== etag) return undefined;
  // Express returns -1 for a range that cannot be satisfied, and -2 for a malformed header.
  const ranges = request.range(sizeInBytes);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}

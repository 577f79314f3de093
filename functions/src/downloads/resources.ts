import { CACHE_CONTROL } from '../json-response.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { listResources } from './resource-files.ts';

const FAILURE = {
  logMessage: 'The resources could not be listed',
  publicMessage: 'The list of documents is unavailable right now.',
};

/** GET /api/resources: the PDFs that visitors can request, cached by the CDN as posts are. */
export const resources = queryEndpoint(FAILURE, async () => ({
  status: 200,
  headers: { 'Cache-Control': CACHE_CONTROL },
  body: { resources: await listResources() },
}));

import { queryEndpoint } from '../query-endpoint.ts';
import { listResources } from './resource-files.ts';

const FIVE_MINUTES = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

const FAILURE = {
  logMessage: 'The resources could not be listed',
  publicMessage: 'The list of documents is unavailable right now.',
};

/** GET /api/resources: the PDFs that visitors can request, cached by the CDN for five minutes. */
export const resources = queryEndpoint(FAILURE, async () => ({
  status: 200,
  headers: { 'Cache-Control': FIVE_MINUTES },
  body: { resources: await listResources() },
}));

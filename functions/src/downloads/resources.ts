import { shared } from '../json-response.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { listResources } from './resource-files.ts';

const ERROR_MESSAGES = [
  'The resources could not be listed',
  'The list of documents is unavailable right now.',
] as const;

/** GET /api/resources: the PDFs that visitors can request, cached by the CDN as posts are. */
export const resources = queryEndpoint(ERROR_MESSAGES, async () =>
  shared({ resources: await listResources() }),
);

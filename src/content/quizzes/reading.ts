import type { NextReading } from '#content/next-reading.ts';
import { findResource } from '#content/resources.ts';
import { findService } from '#content/services.ts';
import { paths } from '#paths.ts';

/** Links from a result to other parts of the site. */
export const reading = {
  service: (slug: string): NextReading => ({
    kind: 'Service',
    name: findService(slug)?.serviceName ?? slug,
    to: paths.service(slug),
  }),
  post: (slug: string, name: string): NextReading => ({ kind: 'Post', name, to: paths.post(slug) }),
  pdf: (slug: string): NextReading => ({
    kind: 'PDF',
    name: findResource(slug)?.title ?? slug,
    to: paths.resourcePage(slug),
  }),
};

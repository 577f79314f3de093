import { findService } from '#content/services.ts';
import { paths } from '#paths.ts';
import type { NextReading } from './quiz.ts';

/** Links from a result to other parts of the site. */
export const reading = {
  service: (slug: string): NextReading => ({
    kind: 'Service',
    name: findService(slug)?.name ?? slug,
    to: paths.service(slug),
  }),
  post: (slug: string, name: string): NextReading => ({ kind: 'Post', name, to: paths.post(slug) }),
  pdf: (fileName: string, name: string): NextReading => ({ kind: 'PDF', name, to: paths.resource(fileName) }),
};

import { about } from '#content/about.ts';
import type { ServiceEntry } from '#content/services.ts';
import { paths } from '#paths.ts';
import { absolute, CONTEXT } from './absolute.ts';
import { company } from './organization.ts';

/** As text: the facts give a number of countries, not which ones. */
const REACH = about.facts.find(({ label }) => label === 'Reach')?.value;

/** A service of the company. `description` is that of its page. */
export function service({ serviceName, slug, menuNote }: ServiceEntry, description: string, siteUrl: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: serviceName,
    serviceType: menuNote,
    description,
    url: absolute(paths.service(slug), siteUrl),
    provider: company(siteUrl),
    ...(REACH && { areaServed: REACH }),
  };
}

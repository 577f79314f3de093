import { about } from '#content/about.ts';
import type { ServiceEntry } from '#content/services.ts';
import { paths } from '#paths.ts';
import { absolute, company } from './company.ts';

/** The area served, as text: the facts on /about have the number of countries, but not their names. */
const REACH = about.facts.find(({ label }) => label === 'Reach')?.value;

/** A service of the company. `description` is that of its page. */
export function service({ serviceName, slug, menuNote }: ServiceEntry, description: string) {
  return {
    '@type': 'Service',
    name: serviceName,
    serviceType: menuNote,
    description,
    url: absolute(paths.service(slug)),
    provider: company,
    ...(REACH && { areaServed: REACH }),
  };
}

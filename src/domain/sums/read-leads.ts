import { describeAttribution, readAttribution } from '../measurement/attribution.ts';
import type { Period } from './read-sums.ts';

/** The fields of a lead that the figures of a week need. */
export interface CountedLead {
  /** In the company's time zone, as yyyy-MM-dd. */
  readonly day: string;
  readonly kind: string;
  readonly attribution?: unknown;
  readonly mail: string;
}

/** Counts the leads of a period: those of each kind, those from each source ('' if unknown), and those whose mail failed. */
export function countLeads(leads: readonly CountedLead[], { first, last }: Period) {
  const counted = leads.filter(({ day }) => day >= first && day <= last);
  const sources = new Map<string, number>();
  for (const { attribution } of counted) {
    const source = describeAttribution(readAttribution(attribution) ?? {});
    sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  const countOf = (kind: string) => counted.filter((lead) => lead.kind === kind).length;
  return {
    messages: countOf('contact'),
    documents: countOf('download-link'),
    failedMails: counted.filter(({ mail }) => mail === 'failed').length,
    sources,
  };
}

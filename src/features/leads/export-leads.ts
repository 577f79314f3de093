import { contactFieldTexts } from '#content/contact-fields.ts';
import { leadsPage as copy } from '#content/leads.ts';
import { CONTACT_FIELDS } from '#domain/contact/contact-message.ts';
import { toCsv } from '#domain/leads/csv.ts';
import type { LeadFilter } from '#domain/leads/lead.ts';

/** Saves the filtered leads as a download, `leads.csv`. Returns their number, or throws if they cannot be read. */
export async function saveAsCsv(filter: LeadFilter): Promise<number> {
  const { exportLeads } = await import('#firebase/leads.ts');
  const leads = await exportLeads(filter);
  const rows = leads.map((lead) => {
    const { site = '', source = '', medium = '', campaign = '' } = lead.attribution ?? {};
    const first = [lead.at.toISOString(), copy.kinds[lead.kind], copy.states[lead.state]];
    const fields = CONTACT_FIELDS.map((name) => lead[name]);
    const last = [lead.fileName, lead.notes, site, source, medium, campaign, lead.expireAt.toISOString()];
    return [...first, ...fields, ...last];
  });
  const [firstColumns, lastColumns] = copy.columns;
  const columns = [
    ...firstColumns,
    ...CONTACT_FIELDS.map((name) => contactFieldTexts[name].label),
    ...lastColumns,
  ];
  const file = new Blob([toCsv([columns, ...rows])], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'leads.csv';
  link.click();
  URL.revokeObjectURL(link.href);
  return leads.length;
}

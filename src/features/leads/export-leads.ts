import { leadsPage as copy } from '#content/leads.ts';
import { toCsv } from '#domain/leads/csv.ts';
import type { LeadChoice } from '#domain/leads/lead.ts';

/** Saves the filtered leads as a download. Returns their number. Throws if they cannot be read. */
export async function saveAsCsv(choice: LeadChoice): Promise<number> {
  const { exportLeads } = await import('#firebase/leads.ts');
  const leads = await exportLeads(choice);
  const rows = leads.map(
    ({ attribution: { site = '', source = '', medium = '', campaign = '' } = {}, ...lead }) => [
      ...[lead.at.toISOString(), copy.kinds[lead.kind], copy.states[lead.state], lead.name, lead.email],
      ...[lead.subject, lead.message, lead.fileName, lead.notes, site, source, medium, campaign],
      lead.expireAt.toISOString(),
    ],
  );
  const file = new Blob([toCsv([copy.columns, ...rows])], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'leads.csv';
  link.click();
  URL.revokeObjectURL(link.href);
  return leads.length;
}

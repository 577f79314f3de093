import { leadsPage } from '#content/leads.ts';
import { pages } from '#pages.ts';
import { StaffPage } from '#staff/staff-page.tsx';
import { LeadList } from './lead-list.tsx';

/** What visitors have sent, for the staff who reply. */
export default function LeadsScreen() {
  return (
    <StaffPage page={pages.leads} lede={leadsPage.lede}>
      {({ role }) => <LeadList role={role} />}
    </StaffPage>
  );
}

import { useRef } from 'react';
import { leadsPage as copy } from '#content/leads.ts';
import { type Lead, mayErase } from '#domain/leads/lead.ts';
import type { Role } from '#domain/staff/role.ts';
import type { LeadPage } from '#firebase/leads.ts';
import { pages } from '#pages.ts';
import { ListFilter } from '#staff/list-filter.tsx';
import { ReadingState } from '#staff/loaded.tsx';
import styles from '#staff/staff-list.module.css';
import { StaffPage } from '#staff/staff-page.tsx';
import { useAction } from '#staff/use-action.tsx';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { saveAsCsv } from './export-leads.ts';
import { LeadRow } from './lead-row.tsx';
import { useLeads } from './use-leads.ts';

/** What visitors have sent, for the staff who reply. */
export default function LeadsScreen() {
  return (
    <StaffPage page={pages.leads} lede={copy.lede}>
      {({ role }) => <LeadList role={role} />}
    </StaffPage>
  );
}

/** The leads, with the actions that a role may take. */
function LeadList({ role }: { role: Role }) {
  const { filter, changeFilter, reading, offset, newer, older } = useLeads();
  const { readAgain } = reading;
  const { act, message } = useAction(copy.changeFailed);
  const { confirm, dialog } = useConfirm('erase-person', copy.confirm);
  /** Takes the focus when the button that had it disappears. */
  const list = useRef<HTMLUListElement>(null);
  const exportFiltered = () => act(async () => copy.exported(await saveAsCsv(filter)), copy.exportFailed);
  const erase = ({ id }: Lead) =>
    act(async () => {
      await (await import('#firebase/leads.ts')).erasePersonOf({ id });
      readAgain();
      return copy.erasing;
    });
  const pageButton = (showPage: (() => void) | undefined, label: string) =>
    showPage && (
      <Button
        variant="secondary"
        onClick={() => {
          showPage();
          list.current?.focus();
        }}
      >
        {label}
      </Button>
    );
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="stack">
      <ListFilter
        id="lead-search"
        searchLabel={copy.search}
        searchText={filter.words}
        onSearch={(words) => changeFilter({ ...filter, words })}
        selects={(['state', 'kind'] as const).map((name) => ({
          label: copy[name],
          value: filter[name],
          options: [['', copy.any[name]], ...Object.entries(copy[`${name}s`])], // `copy.states` or `copy.kinds`
          onChoose: (value) => changeFilter({ ...filter, [name]: value }),
        }))}
      />
      <div className="button-row">
        <strong role="status">{reading.value && countText(reading.value, offset)}</strong>
        {mayErase(role) && (
          <Button variant="tertiary" size="small" onClick={exportFiltered}>
            {copy.export}
          </Button>
        )}
      </div>
      <h2 className="visually-hidden">{copy.list}</h2>
      <ReadingState reading={reading} copy={copy}>
        {({ leads }) =>
          leads.length === 0 ? (
            <StatePanel {...(isFiltered ? copy.noMatch : copy.empty)} />
          ) : (
            <ul ref={list} className={styles.list} aria-label={copy.list} tabIndex={-1}>
              {leads.map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  onChanged={readAgain}
                  {...(mayErase(role) && { onErase: () => confirm(lead.email, () => erase(lead)) })}
                />
              ))}
            </ul>
          )
        }
      </ReadingState>
      <div className="button-row">
        {pageButton(newer, copy.newer)}
        {pageButton(older, copy.older)}
      </div>
      {message}
      {dialog}
    </div>
  );
}

function countText({ leads, last }: LeadPage, offset: number): string {
  const newCount = leads.filter(({ state }) => state === 'new').length;
  if (offset > 0 || last) return copy.page(offset + 1, offset + leads.length, newCount); // Not the only page.
  return copy.count(leads.length, newCount);
}

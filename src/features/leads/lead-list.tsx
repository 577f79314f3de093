import { useRef, useState } from 'react';
import { leadsPage as copy } from '#content/leads.ts';
import { type Lead, mayErase } from '#domain/leads/lead.ts';
import type { Role } from '#domain/staff/role.ts';
import { ReadingState } from '#staff/loaded.tsx';
import styles from '#staff/staff-list.module.css';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { saveAsCsv } from './export-leads.ts';
import { LeadFilter } from './lead-filter.tsx';
import { LeadRow } from './lead-row.tsx';
import { useLeads } from './use-leads.ts';

/** The leads, with what a role may do. */
export function LeadList({ role }: { role: Role }) {
  const { choice, choose, reading, newer, older } = useLeads();
  const { readAgain } = reading;
  const [result, setResult] = useState<{ readonly told: string; readonly hasFailed: boolean }>();
  const { ask, dialog } = useConfirm('erase-person', copy.confirm);
  /** Takes the focus from a button that goes. */
  const results = useRef<HTMLDivElement>(null);
  const attempt = async (action: () => Promise<string>, failed: string) => {
    try {
      setResult({ told: await action(), hasFailed: false });
    } catch (error) {
      console.error('An action on the leads failed', error);
      setResult({ told: failed, hasFailed: true });
    }
    results.current?.focus();
  };
  const exportAll = () => attempt(async () => copy.exported(await saveAsCsv(choice)), copy.exportFailed);
  const erase = ({ id }: Lead) =>
    attempt(async () => {
      await (await import('#firebase/leads.ts')).erasePersonOf({ id });
      readAgain();
      return copy.erasing;
    }, copy.changeFailed);
  const turn = (to: (() => void) | undefined, label: string) =>
    to && (
      <Button
        variant="secondary"
        onClick={() => {
          to();
          results.current?.focus();
        }}
      >
        {label}
      </Button>
    );
  const hasChosen = Object.values(choice).some(Boolean);
  return (
    <div className="stack">
      <h2 className="visually-hidden">{copy.list}</h2>
      <LeadFilter choice={choice} onChoose={choose} />
      <div ref={results} role="status" tabIndex={-1}>
        {result && <Notice tone={result.hasFailed ? 'error' : 'success'} title={result.told} />}
      </div>
      <ReadingState reading={reading} copy={copy}>
        {({ leads }) =>
          leads.length === 0 ? (
            <StatePanel title={hasChosen ? copy.noMatch : copy.empty} />
          ) : (
            <ul className={styles.list} aria-label={copy.list}>
              {leads.map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  onChanged={readAgain}
                  {...(mayErase(role) && {
                    onErase: () => ask(lead.email, () => erase(lead)),
                  })}
                />
              ))}
            </ul>
          )
        }
      </ReadingState>
      <div className="button-row">
        {turn(newer, copy.newer)}
        {turn(older, copy.older)}
        {mayErase(role) && (
          <Button variant="tertiary" onClick={exportAll}>
            {copy.export}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

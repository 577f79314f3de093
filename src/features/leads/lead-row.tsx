import { leadsPage as copy } from '#content/leads.ts';
import { formatMoment } from '#domain/dates.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import styles from '#staff/staff-list.module.css';
import { Chip } from '#ui/controls/chip.tsx';
import { LeadDetails } from './lead-details.tsx';

interface LeadRowProps {
  readonly lead: Lead;
  readonly onChanged: () => void;
  /** Set for owners alone. */
  readonly onErase?: () => void;
}

/** One lead of the list, with its details when it is opened. */
export function LeadRow({ lead, onChanged, onErase }: LeadRowProps) {
  const problems = [
    ...(lead.mail === 'failed' ? [copy.mailFailed] : []),
    ...(lead.handover === 'failed' ? [copy.handoverFailed] : []),
    ...(lead.eraseBy ? [copy.erasing] : []),
  ];
  return (
    <li className={styles.row}>
      <div>
        <h3 dir="auto">{lead.name || lead.email}</h3>
        <p className="soft data" dir="auto">
          <time dateTime={lead.at.toISOString()}>{formatMoment(lead.at)}</time> · {copy.kinds[lead.kind]} ·{' '}
          {lead.subject || resourceTitle(lead.fileName)}
        </p>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <Chip>{copy.states[lead.state]}</Chip>
      <div className={styles.done}>
        <Disclosure heading={copy.open} of={lead.name || lead.email} isPlain>
          {() => <LeadDetails lead={lead} onChanged={onChanged} {...(onErase && { onErase })} />}
        </Disclosure>
      </div>
    </li>
  );
}

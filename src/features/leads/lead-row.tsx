import { leadsPage as copy } from '#content/leads.ts';
import { formatMoment } from '#domain/dates.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import listStyles from '#staff/staff-list.module.css';
import { Chip } from '#ui/controls/chip.tsx';
import { LeadDetails } from './lead-details.tsx';
import styles from './leads.module.css';

interface LeadRowProps {
  readonly lead: Lead;
  readonly onChanged: () => void;
  /** Set only for owners, who may erase people. */
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
      <Disclosure heading={<Summary lead={lead} />} className={styles.summary}>
        {() => <LeadDetails lead={lead} onChanged={onChanged} {...(onErase && { onErase })} />}
      </Disclosure>
      {problems.length > 0 && (
        <ul className={listStyles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Shows a lead in one line. Names and texts may run in either direction, so `bdi` isolates each. */
function Summary({ lead }: { lead: Lead }) {
  const { name, email, kind, subject, message, fileName, at, state } = lead;
  return (
    <>
      <h3>
        <bdi>{name || email}</bdi>
      </h3>
      <span className={styles.about}>
        <bdi>{subject || message || resourceTitle(fileName)}</bdi>
      </span>
      <time className="soft data" dateTime={at.toISOString()}>
        {formatMoment(at)}
      </time>
      <span className="soft data">{copy.kinds[kind]}</span>
      <Chip>{copy.states[state]}</Chip>
    </>
  );
}

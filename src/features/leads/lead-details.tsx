import { type SubmitEvent, useId, useState } from 'react';
import { contactFieldTexts } from '#content/contact-fields.ts';
import { leadsPage as copy } from '#content/leads.ts';
import { CONTACT_FIELDS } from '#domain/contact/contact-message.ts';
import { formatMoment } from '#domain/dates.ts';
import { LEAD_STATES, type Lead, NOTES_MAX_LENGTH } from '#domain/leads/lead.ts';
import { describeAttribution } from '#domain/measurement/attribution.ts';
import type { LeadChange } from '#firebase/leads.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { useAction } from '#staff/use-action.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Field } from '#ui/controls/field.tsx';
import { type FactEntry, FactList } from '#ui/page/fact-list.tsx';
import styles from './leads.module.css';

interface LeadDetailsProps {
  readonly lead: Lead;
  readonly onChanged: () => void;
  readonly onErase?: () => void; // Set only for owners, who may erase people.
}

/** What a visitor sent, and what staff do with it. */
export function LeadDetails({ lead, onChanged, onErase }: LeadDetailsProps) {
  const { isBusy, act, message } = useAction(copy.changeFailed);
  /** The notes as opened or last saved here, so that a save does not overwrite what another person has noted since. */
  const [notes, setNotes] = useState(lead.notes);
  const change = (changed: LeadChange, confirmation: string) =>
    act(async () => {
      const { changeLead } = await import('#firebase/leads.ts');
      if (!(await changeLead({ id: lead.id, notes }, changed))) return { refused: copy.conflict };
      if (changed.notes !== undefined) setNotes(changed.notes);
      onChanged();
      return confirmation;
    });
  const formId = useId();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    void change(
      { state: entered.get('state') as Lead['state'], notes: String(entered.get('notes')) },
      copy.saved,
    );
  };
  return (
    <div className={classNames('stack', styles.details)}>
      <LeadFacts lead={lead} />
      <form id={formId} className={styles.form} onSubmit={save}>
        <Field label={copy.state}>
          {(control) => (
            <select {...control} name="state" defaultValue={lead.state}>
              {LEAD_STATES.map((state) => (
                <option key={state} value={state}>
                  {copy.states[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={copy.notes}>
          {(control) => (
            <textarea
              {...control}
              name="notes"
              rows={3}
              dir="auto"
              maxLength={NOTES_MAX_LENGTH}
              defaultValue={lead.notes}
            />
          )}
        </Field>
      </form>
      <div className="button-row">
        <Button type="submit" form={formId} size="small" busy={isBusy}>
          {copy.save}
        </Button>
        <LinkButton variant="secondary" size="small" to={replyTo(lead)}>
          {copy.reply}
        </LinkButton>
        {(['mail', 'handover'] as const).map(
          (delivery) =>
            lead[delivery] === 'failed' && (
              <Button
                key={delivery}
                variant="secondary"
                size="small"
                onClick={() => change({ [delivery]: 'waiting' }, copy.waits)}
              >
                {copy.again[delivery]}
              </Button>
            ),
        )}
        {onErase && !lead.eraseBy && (
          <Button variant="tertiary" size="small" onClick={onErase}>
            {copy.erase}
          </Button>
        )}
      </div>
      {message}
    </div>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const { attribution, consent, mail, mailReason, handover, handoverReason, by } = lead;
  const facts: FactEntry[] = [
    ...CONTACT_FIELDS.map((name): FactEntry => [contactFieldTexts[name].label, lead[name]]),
    [copy.facts.cameFrom, attribution && describeAttribution(attribution)],
    [copy.facts.consent, `${consent.text} (${consent.version})`],
    [copy.facts.mail, withReason(copy.mail[mail], mailReason)],
    [copy.facts.handover, handover !== 'off' && withReason(copy.handover[handover], handoverReason)],
    [copy.facts.by, by],
    [copy.facts.ends, formatMoment(lead.expireAt)],
  ];
  return <FactList facts={facts} />;
}

function withReason(state: string, reason: string | undefined): string {
  return reason ? `${state}: ${reason}` : state;
}

/** Opens a reply in the mail program. Its signature, after `--`, names the page where people see and erase their data. */
function replyTo({ email, subject }: Lead): string {
  const signature = copy.replyNote(new URL(paths.myData, settings.siteUrl).href);
  const query = [
    ...(subject ? [`subject=${encodeURIComponent(`Re: ${subject}`)}`] : []),
    `body=${encodeURIComponent(`\r\n\r\n--\r\n${signature}`)}`,
  ];
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

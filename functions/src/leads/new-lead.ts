import { hash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { contactForm } from '#content/contact.ts';
import { downloadLinkDialog } from '#content/pages/resources-page.ts';
import type { StoredFields } from '#domain/leads/catalogue.ts';
import type { HandoverState, LeadKind, LeadState, MailState } from '#domain/leads/lead.ts';
import { days, FIRST_CHECK_DELAY_MS } from '../mail/delivery-times.ts';
import type { LeadContent } from '../mail/mail-content.ts';
import { setting } from '../settings.ts';

/** What each form says about the use of the data. */
const CONSENTS: Readonly<Record<LeadKind, string>> = {
  contact: contactForm.consent,
  'download-link': downloadLinkDialog.consent,
};

/** Returns the value of `person` for an email address, by which all data of a person is found. */
export function personOf(email: string): string {
  return email.toLowerCase();
}

/**
 * Returns the lead of what a visitor sent; `now` is in milliseconds since 1970. A lead for a document expires as early as its
 * mail and is not handed over: the form says that the address is used only to deliver the link.
 */
export function newLead(content: LeadContent, now: number): StoredFields<'leads'> {
  const isMessage = content.kind === 'contact';
  const isHandedOver = isMessage && setting('CRM_WEBHOOK_URL') !== '';
  const text = CONSENTS[content.kind];
  return {
    ...content,
    at: Timestamp.fromMillis(now),
    person: personOf(content.email),
    // The version is a hash of the text, so that it changes whenever the text does.
    consent: { text, version: hash('sha256', text).slice(0, 8) },
    state: 'new' satisfies LeadState,
    notes: '',
    mail: 'waiting' satisfies MailState,
    handover: (isHandedOver ? 'waiting' : 'off') satisfies HandoverState,
    ...(isHandedOver && { handoverDueAt: Timestamp.fromMillis(now + FIRST_CHECK_DELAY_MS) }),
    expireAt: Timestamp.fromMillis(
      now + days(setting(isMessage ? 'LEAD_RETENTION_DAYS' : 'OUTBOX_KEEP_DAYS')),
    ),
  };
}

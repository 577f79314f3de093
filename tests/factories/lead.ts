import { mapContactFields } from '#domain/contact/contact-message.ts';
import type { Lead } from '#domain/leads/lead.ts';

/** A lead with the given fields. */
export function aLead(fields: Partial<Lead> = {}): Lead {
  return {
    ...mapContactFields(() => ''),
    id: 'a1',
    kind: 'contact',
    at: new Date('2026-11-02T09:00:00Z'),
    email: 'Zofia@example.org',
    person: 'zofia@example.org',
    name: 'Zofia',
    subject: 'Passports',
    message: 'We make boards.',
    fileName: '',
    consent: { text: 'We reply.', version: 'v1' },
    state: 'new',
    notes: '',
    mail: 'sent',
    handover: 'off',
    expireAt: new Date('2027-05-01T09:00:00Z'),
    ...fields,
  };
}

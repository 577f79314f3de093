import type { StoredLead } from './lead.ts';

/** Stored personal data: what it is, and why and until when it is stored. */
export interface PersonalDatum {
  readonly label: string;
  readonly source: string;
  readonly purpose: string;
  /** The article of the GDPR that allows it. */
  readonly basis: string;
  readonly end: string;
}

/** A field without personal data. */
const TECHNICAL = undefined;

const MESSAGE_END = 'Messages: 180 days after they were sent. Requests for documents: 30 days';
const COPY_END = '30 days after sending, or after the last attempt';

/** The parts that several fields below have in common. */
const FORM = { source: 'You, by a form', end: MESSAGE_END } as const;
const ANSWER = {
  purpose: 'Answering your message, or sending the document',
  basis: 'Article 6(1)(b), or 6(1)(f), our interest in answering',
} as const;
const STAFF = {
  source: 'Our staff',
  purpose: 'Knowing what was answered by whom',
  basis: 'Article 6(1)(f), our interest in answering once',
  end: MESSAGE_END,
} as const;
const PROOF = {
  source: 'Our form',
  purpose: 'Showing what you were told',
  basis: 'Article 6(1)(f), with Article 5(2)',
  end: MESSAGE_END,
} as const;

/**
 * Every stored field of visitors' data, by collection. The code that writes these collections is typed by its keys, so that the
 * build fails when a field is missing; the privacy policy's table, /my-data and its JSON are made from it.
 */
export const CATALOGUE = {
  leads: {
    kind: { label: 'Form', ...FORM, ...ANSWER },
    at: { label: 'When it was sent', source: 'Our server', ...ANSWER, end: MESSAGE_END },
    email: { label: 'Email address', ...FORM, ...ANSWER },
    person: TECHNICAL,
    name: { label: 'Name', ...FORM, ...ANSWER },
    subject: { label: 'Subject', ...FORM, ...ANSWER },
    message: { label: 'Message', ...FORM, ...ANSWER },
    fileName: { label: 'Document', ...FORM, ...ANSWER },
    attribution: {
      label: 'Where the visit came from',
      source: 'The link that you followed',
      purpose: 'Knowing which campaigns and sites people find us by',
      basis: 'Article 6(1)(f), that interest',
      end: MESSAGE_END,
    },
    consent: { label: 'What the form said, and its version', ...PROOF },
    state: { label: 'Whether it is answered', ...STAFF },
    notes: { label: 'Notes', ...STAFF },
    by: { label: 'Who answered', ...STAFF },
    mail: { label: 'Whether our email has been sent', source: 'Our server', ...ANSWER, end: MESSAGE_END },
    mailReason: TECHNICAL,
    handover: { label: 'Whether it is in our CRM', source: 'Our server', ...ANSWER, end: MESSAGE_END },
    handoverReason: TECHNICAL,
    handoverDueAt: TECHNICAL,
    handoverAttempts: TECHNICAL,
    expireAt: { label: 'When it is deleted', ...PROOF },
    eraseBy: TECHNICAL,
  } satisfies Record<keyof StoredLead, PersonalDatum | undefined>,
  outbox: {
    content: { label: 'Copy of an email, to be sent', source: 'You, by a form', ...ANSWER, end: COPY_END },
    person: TECHNICAL,
    state: TECHNICAL,
    attempts: TECHNICAL,
    reason: TECHNICAL,
    createdAt: TECHNICAL,
    endedAt: TECHNICAL,
    dueAt: TECHNICAL,
    expireAt: TECHNICAL,
  } satisfies Record<string, PersonalDatum | undefined>,
  limits: {
    calls: {
      label: 'When you used a form, under a hash of your addresses',
      source: 'Our server',
      purpose: 'Limits against abuse',
      basis: 'Article 6(1)(f), our interest in forms that work and are free of mass mail',
      end: 'Two hours',
    },
    expireAt: TECHNICAL,
  } satisfies Record<string, PersonalDatum | undefined>,
} as const;

/** The fields that a writer of a collection may store. */
export type StoredFields<Collection extends keyof typeof CATALOGUE> = {
  readonly [Field in keyof (typeof CATALOGUE)[Collection]]?: unknown;
};

/** The catalogue as a table in Markdown, for the privacy policy; data of the same source, purpose, basis and end share a row. */
export function catalogueTable(): string {
  const data = Object.values(CATALOGUE).flatMap((fields) => Object.values<PersonalDatum | undefined>(fields));
  const alike = Map.groupBy(
    data.filter((datum) => datum !== undefined),
    ({ source, purpose, basis, end }) => [source, purpose, basis, end].join(' | '),
  );
  const rows = [...alike].map(([rest, all]) => `| ${all.map(({ label }) => label).join(', ')} | ${rest} |`);
  return [
    '| What | From | For | Basis in the GDPR | Until |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

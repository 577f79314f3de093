import { type ParsedMail, simpleParser } from 'mailparser';
import { localUrl, PORTS } from '../local/ports.ts';

interface Correspondent {
  readonly address: string;
  readonly name: string;
}

/** A delivered mail as parsed by an email client. */
export interface DeliveredMail {
  readonly subject: string;
  readonly messageId: string;
  readonly from: Correspondent;
  readonly to: Correspondent;
  readonly replyTo: Correspondent | undefined;
  readonly text: string;
  readonly html: string;
}

const MAILBOX = `${localUrl(PORTS.mailbox)}/api/email`;

/** Mails already read, by MailDev's random ids. */
const cachedMails = new Map<string, DeliveredMail>();

/** Reads every mail in the mailbox, parsed from its source. */
export async function readMailbox(): Promise<DeliveredMail[]> {
  const list = (await (await fetch(MAILBOX)).json()) as { id: string }[];
  return Promise.all(list.map(({ id }) => readMail(id)));
}

async function readMail(id: string): Promise<DeliveredMail> {
  const cached = cachedMails.get(id);
  if (cached) return cached;
  const response = await fetch(`${MAILBOX}/${id}/source`);
  const mail = toDelivered(await simpleParser(Buffer.from(await response.arrayBuffer())));
  cachedMails.set(id, mail);
  return mail;
}

function toDelivered(mail: ParsedMail): DeliveredMail {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return {
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    from: correspondent(mail.from) ?? { address: '', name: '' },
    to: correspondent(to) ?? { address: '', name: '' },
    replyTo: correspondent(mail.replyTo),
    text: mail.text ?? '',
    html: mail.html || '',
  };
}

function correspondent(header: ParsedMail['from']): Correspondent | undefined {
  const [first] = header?.value ?? [];
  return first && { address: first.address ?? '', name: first.name };
}

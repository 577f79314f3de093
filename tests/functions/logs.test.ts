import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { untilDelivered, withMailServer } from './delivered.ts';
import { contactMessage, newMailbox, newVisitor, post } from './forms.ts';
import { storeResource } from './storage.ts';

withMailServer();

/** Returns the log of the functions, without that of the emulators, which log every request URL. */
function logged(): string {
  const lines = readFileSync(inject('functionsLog'), 'utf8').split('\n');
  return lines.filter((line) => line.includes('{"')).join('\n');
}

test('the log has the id and state of each mail, and nothing that visitors wrote', async () => {
  const [visitor, email] = [newVisitor(), newMailbox()];
  const message = contactMessage({ name: 'Wilhelmina Quist', message: 'A sentence that no log may hold.' });
  const fileName = await storeResource(new Uint8Array([1]));
  await post('/api/contact', message, { visitor });
  await post('/api/contact', { ...message, recaptchaValue: 'demo-token-fail' }, { visitor });
  await post('/api/download-link', { email, fileName }, { visitor });
  const delivered = await untilDelivered(({ replyTo }) => replyTo?.address === message.email);
  const link = await untilDelivered(({ to }) => to.address === email);
  const [, token = ''] = /token=(\S+)/.exec(link.text) ?? [];

  const ids = [delivered, link].map(({ messageId }) => messageId.slice(1, messageId.indexOf('@')));
  for (const id of ids) await expect.poll(logged).toContain(`"id":"${id}","state":"SENT"`);
  const secrets = [message.name, message.email, message.subject, message.message, message.recaptchaValue];
  for (const secret of [...secrets, email, fileName, token, visitor]) expect(logged()).not.toContain(secret);
});

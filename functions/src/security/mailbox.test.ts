import { expect, test } from 'vitest';
import { mailboxToCount } from './mailbox.ts';

test.each([
  ['Victim@Example.org', 'victim@example.org'],
  ['victim+1@example.org', 'victim@example.org'],
  ['victim+a+b@example.org', 'victim@example.org'],
  ['first.last@example.org', 'first.last@example.org'],
  ['first.l.ast+x@gmail.com', 'firstlast@gmail.com'],
  ['first.last@googlemail.com', 'firstlast@gmail.com'],
])('SAFE-01 %s is counted as %s', (email, mailbox) => {
  expect(mailboxToCount(email)).toBe(mailbox);
});

import { expect, test } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

test.each([
  ['Victim@Example.org', 'victim@example.org'],
  ['victim+1@example.org', 'victim@example.org'],
  ['victim+a+b@example.org', 'victim@example.org'],
  ['first.last@example.org', 'first.last@example.org'],
  ['first.l.ast+x@gmail.com', 'firstlast@gmail.com'],
  ['first.last@googlemail.com', 'firstlast@gmail.com'],
  ['f.ir-s_t@pm.me', 'first@proton.me'],
  ['first.last+x@mac.com', 'first.last@icloud.com'],
  ['first-last@ya.ru', 'firstlast@yandex.ru'],
  ['first.last@yandex.com', 'firstlast@yandex.ru'],
  ['base-shop@yahoo.com', 'base@yahoo.com'],
])('SAFE-01 %s is counted as %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

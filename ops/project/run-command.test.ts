import { expect, test } from 'vitest';
import { needsSignIn } from './run-command.ts';

test.each(['Could not load the default credentials', 'invalid_grant', 'reauth related error (invalid_rapt)'])(
  'DAY-05 after "%s" a command says how to sign in',
  (message) => expect(needsSignIn(new Error(message))).toBe(true),
);

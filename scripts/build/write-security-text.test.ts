import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { securityText } from './write-security-text.ts';

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  expect(securityText('https://www.example.com', new Date('2026-11-22T10:00:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-11-17T10:00:00.000Z
Preferred-Languages: en, pl
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});

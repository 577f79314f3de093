import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { robotsText, securityText } from './well-known-files.ts';

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  expect(securityText('https://www.example.com', new Date('2026-11-22T10:00:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-11-17T10:00:00.000Z
Preferred-Languages: en, pl
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});

test('SEO-02 robots may read everything and are told where the sitemap is', () => {
  expect(robotsText('https://www.example.com')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

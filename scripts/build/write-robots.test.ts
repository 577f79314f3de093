import { expect, test } from 'vitest';
import { robotsText } from './write-robots.ts';

test('SEO-02 robots may read everything and are told where the sitemap is', () => {
  expect(robotsText('https://www.example.com')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

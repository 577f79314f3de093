import { describe, expect, test } from 'vitest';
import { desktopMenu, footerMenu, type MenuEntry, mobileMenu } from '#content/navigation.ts';

const menus: readonly (readonly [string, readonly MenuEntry[]])[] = [
  ['desktop', desktopMenu.flatMap((item) => ('entries' in item ? item.entries : [item]))],
  ['full-screen', mobileMenu.flatMap(({ entries }) => entries)],
  ['footer', footerMenu.flatMap(({ entries }) => entries)],
];

describe.each(menus)('the %s menu', (_, entries) => {
  test('NAV-13 has no stray white space in its links and names', () => {
    for (const { name, to } of entries) {
      expect(to).toMatch(/^\/\S*$/);
      expect(to).not.toContain('%20');
      expect(name).toBe(name.trim());
    }
  });

  test('NAV-13 leads to /value-factory, and to no page twice', () => {
    expect(entries).toContainEqual(expect.objectContaining({ name: 'Value Factory', to: '/value-factory' }));
    expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
  });
});

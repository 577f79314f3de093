import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** WCAG 2.2 to level AA, what axe holds for good practice, and the rules that it still tries out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/**
 * Fails with what axe finds on the page as it is now. `state` says in the message how it is; `part` narrows it to what a
 * modal dialog leaves within reach, where axe cannot see the colours behind it.
 */
export async function expectAccessible(page: Page, state?: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(page.frames().length === 1);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

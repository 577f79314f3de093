import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** WCAG 2.2 up to level AA (including its target size), axe's best practices, and its experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/**
 * Fails with what axe finds on the page; the message names the `state` of the page. `part`, a selector, narrows the check: to a
 * modal dialog, since axe cannot see the colours behind it, or to what has changed.
 */
export async function expectAccessible(page: Page, state?: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Opens no blank page for the results; suffices for a page without frames.
    .setLegacyMode(page.frames().length === 1)
    .options({ runOnly: TAGS, resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

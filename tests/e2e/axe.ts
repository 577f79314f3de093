import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** WCAG 2.2 up to level AA, axe's best practices, and its experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The rules whose results depend on the colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds on the page in its current state. `state` names that state in the message; `part` narrows
 * the check to a modal dialog, because axe cannot see the colours behind it.
 */
export async function expectAccessible(page: Page, state?: string, part?: string): Promise<void> {
  const axe = axeFor(page).withTags(TAGS);
  await expectNothingFound(part ? axe.include(part) : axe, state);
}

/** Fails with what axe finds in the colours of the night, in which nothing else differs. */
export async function expectAccessibleByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(axeFor(page).withRules(COLOUR_RULES), 'in the dark scheme');
  await page.emulateMedia({ colorScheme: 'light' });
}

function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
}

async function expectNothingFound(axe: AxeBuilder, state: string | undefined): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

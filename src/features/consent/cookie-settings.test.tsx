import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { readChoice } from '#consent/stored-choice.ts';
import { renderAt } from '#tests/render.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { CookieSettings } from './cookie-settings.tsx';

beforeEach(() => {
  choose([]);
});

async function openSettings() {
  renderAt('/', <CookieSettings />);
  act(() => openDialog('cookie-settings'));
  await screen.findByRole('button', { name: 'Save choice' });
  return userEvent.setup();
}

/** The checkboxes that are enabled and checked. */
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked, disabled }) => checked && !disabled)
    .map(({ value }) => value);

const dialog = () => screen.queryByRole('dialog', { name: 'Cookie settings' });

test('MKT-02 the checkboxes show what is allowed, what the site requires cannot be refused, and they are saved', async () => {
  choose(['videos', 'calendar']);
  const user = await openSettings();
  expect(ticked()).toEqual(['videos', 'calendar']);
  expect(screen.getAllByRole('checkbox', { checked: true })[0]).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /calendar/i }));
  await user.click(screen.getByRole('button', { name: 'Save choice' }));
  expect(readChoice()).toEqual(['videos']);
  expect(dialog()).toBeNull();
});

test.each([
  ['Accept all', ['measurement', 'videos', 'calendar', 'captcha']],
  ['Reject all', []],
])('MKT-02 "%s" ignores the checkboxes', async (name, granted) => {
  choose(['videos']);
  const user = await openSettings();
  await user.click(screen.getByRole('button', { name }));
  expect(readChoice()).toEqual(granted);
  expect(dialog()).toBeNull();
});

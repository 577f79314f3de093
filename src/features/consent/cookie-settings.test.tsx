import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Purpose } from '#consent/purposes.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderAt } from '#tests/render.ts';
import { openDialog } from '#ui/dialog-store.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { CookieSettings } from './cookie-settings.tsx';

/** In the place of the library that keeps the choice: a slow one. */
const readChoice = vi.fn<() => Promise<readonly Purpose[] | undefined>>();
const keepChoice = vi.fn<(granted: readonly Purpose[]) => void>();

vi.mock('#consent/stored-choice.ts', () => ({
  CHOICE_KEY: 'cookie-consent',
  readChoice: () => readChoice(),
  keepChoice: (granted: readonly Purpose[]) => keepChoice(granted),
}));

afterEach(() => vi.resetAllMocks());

/** Opens the settings on a page that was just loaded. */
function openSettings() {
  renderAt(
    '/',
    <>
      <ConsentBanner />
      <CookieSettings />
    </>,
  );
  act(() => openDialog('cookie-settings'));
  return userEvent.setup();
}

const saveButton = () => screen.getByRole('button', { name: 'Save choice' });

/** What can be ticked and is. */
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

test('MKT-02 a choice that cannot be read is logged, and what the boxes show meanwhile cannot be saved', async () => {
  expectConsoleError('The choice of cookies could not be read');
  readChoice.mockRejectedValueOnce(new Error('Failed to fetch'));
  openSettings();
  await waitFor(() => expect(readChoice).toHaveBeenCalled());
  expect(saveButton()).toBeDisabled();
});

// After the first test: what it could not read is read now.
test('MKT-02 settings that are opened before the stored choice is read show it as soon as it is', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Purpose[]>();
  readChoice.mockReturnValue(promise);
  const user = openSettings();
  expect(ticked()).toEqual([]);
  expect(saveButton()).toBeDisabled();
  await waitFor(() => expect(readChoice).toHaveBeenCalled());
  await act(async () => resolve(['films', 'calendar']));
  expect(ticked()).toEqual(['films', 'calendar']);
  await user.click(saveButton());
  await waitFor(() => expect(keepChoice).toHaveBeenCalledWith(['films', 'calendar']));
});

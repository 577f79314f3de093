import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { readChoice } from '#consent/stored-choice.ts';
import { renderAt } from '#tests/render.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { CookieSettings } from './cookie-settings.tsx';

test.each([
  ['Save choice', ['videos']],
  ['Accept all', ['measurement', 'videos', 'calendar', 'captcha']],
  ['Reject all', []],
])('MKT-02 where videos were allowed before, "%s" allows %j', async (name, granted) => {
  choose(['videos']);
  renderAt('/', <CookieSettings />);
  act(() => openDialog('cookie-settings'));
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(readChoice()).toEqual(granted);
  expect(screen.queryByRole('dialog', { name: 'Cookie settings' })).toBeNull();
});

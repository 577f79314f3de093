import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate, showOnServer } from '#tests/hydrate.ts';
import { useTypedEarly } from './use-typed-early.ts';

const search = vi.fn<(text: string) => void>();

function Search({ shown }: { shown: string }) {
  const input = useRef<HTMLInputElement>(null);
  useTypedEarly(input, shown, search);
  return <input ref={input} aria-label="Search" defaultValue={shown} />;
}

const box = () => screen.getByRole('textbox', { name: 'Search' });

beforeEach(() => search.mockReset());

test.each([
  ['', 'units', 'units'],
  ['units', ' of measure', 'units of measure'],
  ['units', '{Backspace>5/}', ''],
])('LIVE-01 over "%s", text typed before hydration (%s) is reported', async (shown, keys, text) => {
  const container = showOnServer(<Search shown={shown} />);
  await userEvent.type(box(), keys);
  await hydrate(container, <Search shown={shown} />);
  expect(search).toHaveBeenCalledWith(text);
  expect(box()).toHaveValue(text);
});

test('LIVE-01 without typing nothing is reported', async () => {
  const container = showOnServer(<Search shown="units" />);
  await hydrate(container, <Search shown="units" />);
  expect(search).not.toHaveBeenCalled();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { Dropdown } from './dropdown.tsx';

const group = {
  name: 'Learn',
  entries: [
    { name: 'Blog', to: '/blog' },
    { name: 'Resources', to: '/resources' },
    { name: 'Videos', to: '/videos' },
  ],
};

function Page() {
  return (
    <>
      <ul>
        <Dropdown group={group} />
      </ul>
      <button type="button">After</button>
      <p>{useLocation().pathname}</p>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Learn' });
const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => screen.queryAllByRole('link', { name: 'Blog' }).length > 0;

beforeEach(() => {
  renderRoutes([{ path: '*', Component: Page }], '/about');
});

test.each([
  ['{ArrowDown}', ['Blog', 'Resources', 'Videos', 'Blog']],
  ['{ArrowUp}', ['Videos', 'Resources', 'Blog', 'Videos']],
] as const)('NAV-07 %s opens the group, moves through its links and wraps around', async (key, names) => {
  await userEvent.tab();
  for (const name of names) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(link(name)).toHaveFocus());
  }
});

test('NAV-07 the group closes when the focus leaves it, not while the focus moves inside', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  expect(link('Blog')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('NAV-07 following a link closes the group', async () => {
  await userEvent.click(button());
  await userEvent.click(link('Resources'));
  expect(await screen.findByText('/resources')).toBeInTheDocument();
  expect(isOpen()).toBe(false);
});

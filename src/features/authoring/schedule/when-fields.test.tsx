import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toLocalTime } from '#domain/posts/entered-times.ts';
import { aPost, aStoredPost } from '#tests/factories/post.ts';
import {
  beginSignIn,
  button,
  createPost,
  endSignIn,
  field,
  openPage,
  readAnyPost,
  updatePost,
  write,
} from '#tests/staff-fixtures.tsx';

const inMinutes = (minutes: number) => toLocalTime(new Date(Date.now() + minutes * 60_000));
const [SOON, LATER, PAST] = [inMinutes(5), inMinutes(60), inMinutes(-5)];

async function enterTime(label: string, value: string): Promise<void> {
  fireEvent.input(await field(label), { target: { value } });
}

const group = () => screen.getByText('When').closest('details') as HTMLDetailsElement;

test('STAFF-01 a post with a time is scheduled, and the form continues with it', async () => {
  const user = openPage();
  await write(user, 'Units');
  await user.click(await button('Publish later'));
  expect(group().open).toBe(true);
  expect(await field('Publish at')).toHaveFocus();
  await enterTime('Publish at', SOON);
  await enterTime('Unpublish at', LATER);
  expect(within(group()).getByText(/^appears .+, ends /)).toBeInTheDocument();
  expect(group()).toHaveTextContent(`your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  await user.click(await button('Schedule'));
  expect(await screen.findByText('The post is scheduled.')).toBeInTheDocument();
  expect(createPost.mock.calls[0]?.[0]).toMatchObject({
    published: false,
    publishAt: new Date(SOON),
    unpublishAt: new Date(LATER),
    datedLater: true,
  });
  expect(await field('Publish at')).toHaveValue(SOON);
  // The submit button, which Enter in a field presses, leaves the post scheduled.
  await user.click(await button('Save changes'));
  expect(await screen.findByText('The changes have been saved.')).toBeInTheDocument();
  expect(updatePost.mock.lastCall?.[1]).toMatchObject({ published: false, publishAt: new Date(SOON) });
  updatePost.mockClear();
  await user.click(await button('Save and unschedule'));
  await waitFor(() => expect(updatePost).toHaveBeenCalledOnce());
  expect(updatePost.mock.calls[0]?.[1]).toMatchObject({ published: false, publishAt: undefined });
  expect(await button('Publish')).toBeInTheDocument();
});

test('STAFF-01 once the schedule has published a post, its open form offers to save changes instead of to schedule it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const publishAt = new Date(Date.now() + 60_000);
  readAnyPost.mockResolvedValue(aStoredPost({ id: 'units', published: false, publishAt }));
  openPage('units');
  expect(await button('Save and unschedule')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(65_000));
  expect(await button('Save changes')).toHaveAttribute('type', 'submit');
  // The page of the post may not be there yet.
  expect(screen.queryByRole('link', { name: 'Read the post' })).toBeNull();
  expect(screen.queryByLabelText('Publish at')).toBeNull();
});

test('STAFF-01 impossible times are reported, their group opens, and nothing is saved', async () => {
  const user = openPage();
  await write(user, 'Units');
  await enterTime('Publish at', PAST);
  await enterTime('Unpublish at', inMinutes(-9));
  expect(group().open).toBe(false);
  await user.click(await button('Publish'));
  expect(await field('Publish at')).toHaveAccessibleDescription(/This time has passed/);
  expect(group().open).toBe(true);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Unpublish at' })).toBeInTheDocument();
  expect(createPost).not.toHaveBeenCalled();
});

test('STAFF-01 a published post can get another date, but no time to be published', async () => {
  const date = new Date('2026-03-01T08:00:30Z');
  readAnyPost.mockResolvedValue({ ...aStoredPost(), post: aPost({ id: 'units', date }) });
  const user = openPage('units');
  expect(await field('Date that readers see')).toHaveValue(toLocalTime(date));
  expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
  await enterTime('Date that readers see', '2026-02-28T09:30');
  await user.click(await button('Save changes'));
  await waitFor(() => expect(updatePost).toHaveBeenCalledOnce());
  expect(updatePost.mock.calls[0]?.[1]).toMatchObject({
    published: true,
    date: new Date('2026-02-28T09:30'),
  });
});

test('STAFF-01 the times are shown only while staff are signed in', async () => {
  openPage();
  expect(await field('Publish at')).toBeInTheDocument();
  endSignIn();
  expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
  beginSignIn();
  expect(await field('Publish at')).toBeInTheDocument();
});

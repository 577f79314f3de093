import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { Video } from './video.tsx';

const VIDEO = 'https://www.youtube.com/watch?v=DatumBeam01';

beforeEach(() => choose([]));

function showVideo(url: string): void {
  render(<Video url={url} title="A slab" poster="/poster.svg" />);
}

test('SERV-06 LIVE-03 before the video is played there are a poster and a link to the video, but no frame', () => {
  showVideo(VIDEO);
  const play = screen.getByRole('link', { name: 'Load and play the video: A slab' });
  const label = play.querySelector('strong')?.textContent ?? 'no label';
  expect(play).toHaveAccessibleName(expect.stringContaining(label));
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', '/poster.svg');
  // Without the app it leads to the video on YouTube.
  expect(play).toHaveAttribute('href', VIDEO);
  expect(play).toHaveAttribute('target', '_blank');
});

test('SERV-06 playing a video loads its frame, which takes the focus', async () => {
  showVideo(VIDEO);
  await userEvent.click(screen.getByRole('link', { name: /play the video/ }));
  expect(await screen.findByTitle('A slab')).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('SERV-06 a click that opens a new tab is left to the browser', () => {
  showVideo(VIDEO);
  const isLeftToBrowser: boolean[] = [];
  const recordClick = (event: Event) => {
    isLeftToBrowser.push(!event.defaultPrevented);
    // jsdom would log an error because it cannot leave the page.
    event.preventDefault();
  };
  window.addEventListener('click', recordClick, { once: true });
  fireEvent.click(screen.getByRole('link', { name: /play the video/ }), { ctrlKey: true });
  expect(isLeftToBrowser).toEqual([true]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('MKT-02 where videos are allowed, nothing is asked, and withdrawing consent removes the frame', async () => {
  choose(['videos']);
  showVideo(VIDEO);
  const play = screen.getByRole('link', { name: 'Play the video: A slab' });
  expect(play).not.toHaveAccessibleDescription();
  await userEvent.click(play);
  expect(screen.getByTitle('A slab')).toBeInTheDocument();
  act(() => choose([]));
  expect(screen.queryByTitle('A slab')).toBeNull();
});

test.each(['', 'javascript:alert(1)'])('SERV-06 the URL %j shows "Invalid video URL"', (url) => {
  showVideo(url);
  expect(screen.getByText('Invalid video URL')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.querySelector('iframe, img')).toBeNull();
});

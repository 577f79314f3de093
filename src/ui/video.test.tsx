import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Video } from './video.tsx';

const FILM = 'https://www.youtube.com/watch?v=DatumBeam01';

function showVideo(url: string): void {
  render(<Video url={url} title="A slab" poster="/poster.svg" />);
}

test('SERV-06 before somebody plays the film there is a picture, and no frame', () => {
  showVideo(FILM);
  expect(screen.getByRole('button', { name: 'Play the video: A slab' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', '/poster.svg');
});

test('SERV-06 playing it loads the privacy-enhanced frame with its interface enabled, and moves the focus there', async () => {
  showVideo(FILM);
  await userEvent.click(screen.getByRole('button', { name: /Play the video/ }));
  const player = screen.getByTitle('A slab');
  expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/DatumBeam01?enablejsapi=1&autoplay=1',
  );
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['', 'https://vimeo.com/123', 'http://www.youtube.com/watch?v=DatumBeam01', 'javascript:alert(1)'])(
  'SERV-06 "Invalid video URL" for %j',
  (url) => {
    showVideo(url);
    expect(screen.getByText('Invalid video URL')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.querySelector('iframe, img')).toBeNull();
  },
);

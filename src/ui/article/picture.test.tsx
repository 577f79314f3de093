import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

function picture(source: string, lazy = false) {
  return <Picture source={source} fallback="/default.svg" width={4} height={3} lazy={lazy} />;
}

test.each([
  [true, false, 'lazy', null],
  [false, false, 'eager', null],
  [false, true, 'eager', 'high'],
])(
  'LIVE-05 with lazy=%s and isFirst=%s, a picture has its size, loading=%s and fetchpriority=%s',
  (lazy, isFirst, loading, priority) => {
    render(<Picture source="/a.png" fallback="" width={4} height={3} lazy={lazy} isFirst={isFirst} />);
    const attributes = ['width', 'height', 'loading', 'fetchpriority'].map((name) =>
      screen.getByRole('presentation').getAttribute(name),
    );
    expect(attributes).toEqual(['4', '3', loading, priority]);
  },
);

const LIBRARY_PICTURE =
  'https://firebasestorage.googleapis.com/v0/b/site.test/o/pictures%2Fa1b2c3d4e5f6a7b8c9d0%2Fabcdef12-600x400%2F600.webp?alt=media';

test('STAFF-02 a picture of the library is offered as AVIF and WebP in its widths; if it fails, the default is shown', () => {
  const { container } = render(picture(LIBRARY_PICTURE));
  const sets = [...container.querySelectorAll('[srcset]')].map((element) => [
    element.getAttribute('type'),
    element.getAttribute('srcset')?.match(/(?<=%2F)\d+\.\w+\?alt=media \d+w/g), // file name and width
  ]);
  expect(sets).toEqual([
    ['image/avif', ['480.avif?alt=media 480w', '600.avif?alt=media 600w']],
    [null, ['480.webp?alt=media 480w', '600.webp?alt=media 600w']],
  ]);
  fireEvent.error(screen.getByRole('presentation'));
  expect(container.innerHTML).not.toContain('srcset');
  expect(shownUrl()).toBe('/default.svg');
});

const shownUrl = () => screen.getByRole('presentation').getAttribute('src');

/** Has every picture finish loading before hydration; without a width it has failed. */
function finishLoading(naturalWidth: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

test('HOME-08 RES-03 without a picture, or if it cannot be loaded, the default is shown until there is another picture', () => {
  const { rerender } = render(picture(''));
  expect(shownUrl()).toBe('/default.svg');
  rerender(picture('/gone.png'));
  expect(shownUrl()).toBe('/gone.png');
  fireEvent.error(screen.getByRole('presentation'));
  expect(shownUrl()).toBe('/default.svg');
  rerender(picture('/units.png'));
  expect(shownUrl()).toBe('/units.png');
});

test('HOME-08 RES-03 a picture that failed before hydration is replaced too', () => {
  finishLoading(0);
  render(picture('/gone.png'));
  expect(shownUrl()).toBe('/default.svg');
});

test.each([
  ['loaded before hydration', 400, false],
  ['is still waiting to be scrolled to', 0, true],
])('HOME-08 RES-03 a picture that %s stays', (_, naturalWidth, lazy) => {
  finishLoading(naturalWidth);
  render(picture('/units.png', lazy));
  expect(shownUrl()).toBe('/units.png');
});

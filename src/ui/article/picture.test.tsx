import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function picture(source: string, lazy = false) {
  return <Picture source={source} fallback="/default.svg" width={4} height={3} lazy={lazy} />;
}

const shown = () => screen.getByRole('presentation').getAttribute('src');

/** Lets the browser finish loading the picture before hydration. */
function isDone(naturalWidth: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

test('HOME-08 RES-03 without a picture, or if it cannot be loaded, the default is shown until there is another one', () => {
  const { rerender } = render(picture(''));
  expect(shown()).toBe('/default.svg');
  rerender(picture('/gone.png'));
  expect(shown()).toBe('/gone.png');
  fireEvent.error(screen.getByRole('presentation'));
  expect(shown()).toBe('/default.svg');
  rerender(picture('/units.png'));
  expect(shown()).toBe('/units.png');
});

test('HOME-08 RES-03 a picture that failed before hydration is replaced too', () => {
  isDone(0);
  render(picture('/gone.png'));
  expect(shown()).toBe('/default.svg');
});

test.each([
  ['loaded before hydration', 400, false],
  ['is still waiting to be scrolled to', 0, true],
])('HOME-08 RES-03 a picture that %s stays', (_, naturalWidth, lazy) => {
  isDone(naturalWidth);
  render(picture('/units.png', lazy));
  expect(shown()).toBe('/units.png');
});

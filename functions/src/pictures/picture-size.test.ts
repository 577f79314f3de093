import { expect, test, vi } from 'vitest';
import { pictureSize } from './picture-size.ts';

const { file, download } = vi.hoisted(() => ({ file: vi.fn(), download: vi.fn() }));
vi.mock('../storage.ts', () => ({ bucket: () => ({ file }) }));
file.mockReturnValue({ download });

const STORED = 'https://firebasestorage.googleapis.com/v0/b/site.test/o/posts%2Fa.png?alt=media';

/** The first bytes of a PNG that is four pixels wide and three high. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000400000003', 'hex');
/** A JPEG of that size to be shown turned by 90°: an Exif segment with the orientation, then the size. */
const TURNED = Buffer.from(
  'ffd8ffe100224578696600004d4d002a00000008000101120003000000010006000000000000ffc0000b080003000401011100ffd9',
  'hex',
);

test('LIVE-05 the size of a picture in Storage is read from its first bytes', async () => {
  download.mockResolvedValue([PNG]);
  expect(await pictureSize(STORED)).toEqual({ width: 4, height: 3 });
  expect(file).toHaveBeenLastCalledWith('posts/a.png');
  expect(download.mock.lastCall?.[0]).toMatchObject({ start: 0, end: 256 * 1024 - 1 });
});

test('LIVE-05 a photo that was turned has the size at which browsers show it', async () => {
  download.mockResolvedValue([TURNED]);
  expect(await pictureSize(STORED)).toEqual({ width: 3, height: 4 });
});

test('LIVE-05 the size of a photo may come after a long profile, that of other formats may not: their reader is slow', async () => {
  const profile = [Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(0xfffd)];
  download.mockResolvedValueOnce([Buffer.concat([TURNED.subarray(0, 2), ...profile, TURNED.subarray(2)])]);
  expect(await pictureSize(STORED)).toEqual({ width: 3, height: 4 });
  download.mockResolvedValueOnce([Buffer.from(`${' '.repeat(16 * 1024)}<svg width="4" height="3">`)]);
  expect(await pictureSize(STORED)).toBeUndefined();
});

test('STAFF-02 the size of a picture of the library is read from its URL', async () => {
  const name = encodeURIComponent('pictures/a1b2c3d4e5f6a7b8c9d0/abcdef12-1600x900/960.webp');
  const url = `https://firebasestorage.googleapis.com/v0/b/site.test/o/${name}?alt=media`;
  expect(await pictureSize(url)).toEqual({ width: 1600, height: 900 });
});

test('LIVE-05 a picture elsewhere, or one that cannot be read, has no size', async () => {
  expect(await pictureSize('/images/hero-wall.svg')).toBeUndefined();
  download.mockResolvedValue([Buffer.from('not a picture')]);
  expect(await pictureSize(STORED)).toBeUndefined();
  download.mockRejectedValue(new Error('unavailable'));
  expect(await pictureSize(STORED)).toBeUndefined();
});

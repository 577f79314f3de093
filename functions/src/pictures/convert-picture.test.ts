import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertPicture } from './convert-picture.ts';

/** A picture that is hard to compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test('STAFF-02 a file becomes AVIF and WebP in three widths', async () => {
  const { variants, ...size } = await convertPicture(await noise(2000, 1000).blur(4).png().toBuffer());
  expect(size).toEqual({ width: 1600, height: 800 });
  const read = await Promise.all(
    variants.map(async ({ bytes, ...variant }) => {
      const { width, height, compression, format } = await sharp(bytes).metadata(); // AVIF has the format heif.
      return { ...variant, actual: `${compression === 'av1' ? 'avif' : format} ${width}x${height}` };
    }),
  );
  expect(read).toEqual(
    [480, 960, 1600].flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ width, format, actual: `${format} ${width}x${width / 2}` })),
    ),
  );
});

test('STAFF-02 a phone loads at most 60 KB even of a tall picture full of noise', async () => {
  const { variants } = await convertPicture(await noise(300, 1200).png().toBuffer());
  expect(variants.map(({ width }) => width)).toEqual([300, 300]);
  for (const { bytes } of variants) expect(bytes.length).toBeLessThanOrEqual(60_000);
});

test('STAFF-02 a photo becomes upright, and the metadata that the camera wrote is removed', async () => {
  const photo = await noise(60, 40)
    .withExif({ IFD0: { Artist: 'A name' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { variants, ...size } = await convertPicture(photo);
  expect(size).toEqual({ width: 40, height: 60 });
  expect(variants).toHaveLength(2);
  for (const { bytes } of variants) {
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
  }
});

/** A decompression bomb: a small PNG whose header claims side × side pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    // The checksum stays zero, because reading fails before it is checked.
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8); // One bit per pixel.
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', body)]);
}

test.each([
  ['a file that is not a picture', Buffer.from('%PDF-1.7'), 'It is not a PNG, JPEG, WebP or AVIF picture.'],
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'It is not a PNG'],
  ['a decompression bomb', bomb(30_000), 'It has more than 60 million pixels.'],
  ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'It is damaged'],
])('STAFF-02 %s is refused with the reason', async (_, file, reason) => {
  await expect(convertPicture(file)).rejects.toThrow(reason);
});

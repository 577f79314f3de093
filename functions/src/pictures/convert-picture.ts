import type { Sharp } from 'sharp';
import {
  FORMATS,
  MAX_WIDTH,
  type PictureFormat,
  type PictureVersion,
  variantWidths,
} from '#domain/pictures/library-picture.ts';
import { pictureType } from './picture-type.ts';

/** More pixels than phones usually give a photo, and fewer than an instance can hold. A file of a few bytes can claim any size. */
const MAX_PIXELS = 60_000_000;

/** The maximum that a phone loads for a picture, in bytes. */
const PHONE_BYTES = 60_000;
const PHONE_WIDTH = 960;

/** A quality, and the sigma of the blur before encoding, in pixels. */
type Quality = readonly [quality: number, blur?: number];

/** Qualities that are tried until a variant for phones is small enough, best first (the formats' own scales). */
const QUALITIES: Readonly<Record<PictureFormat, readonly Quality[]>> = {
  avif: [[55], [45], [35], [25], [15]],
  webp: [[78], [65], [50], [35], [15]],
};

/** Tried after QUALITIES: tall pictures with much noise are too large at any quality that is worth showing. */
const BLURRED = [2, 5, 12].map((blur): Quality => [15, blur]);

/** How hard the encoder tries. AVIF at 4 would take up to a minute to save another 5 per cent. */
const EFFORT: Readonly<Record<PictureFormat, number>> = { avif: 2, webp: 4 };

/** A file that cannot become a picture of the library. Its message is for staff. */
export class UnfitPictureError extends Error {}

interface Variant {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** A picture in all its variants, with the size of the largest one in pixels. */
export interface ConvertedPicture extends Pick<PictureVersion, 'width' | 'height'> {
  readonly variants: readonly Variant[];
}

/**
 * Converts a file to a picture's variants: upright, in sRGB, and without the metadata that cameras write, such as the location.
 *
 * @throws UnfitPictureError for a file that is not a picture, is damaged or has too many pixels
 */
export async function convertPicture(file: Buffer): Promise<ConvertedPicture> {
  if (!pictureType(file)) throw new UnfitPictureError('It is not a PNG, JPEG, WebP or AVIF picture.');
  // Only this function needs the library.
  const { default: sharp } = await import('sharp');
  // Saves memory; an instance converts one picture at a time (pictures-changed.ts).
  sharp.cache(false);
  sharp.concurrency(1);
  const { data, info } = await decode(sharp(file, { limitInputPixels: MAX_PIXELS })).catch((error: Error) => {
    const isTooLarge = /pixel limit/.test(error.message); // As sharp words it.
    throw new UnfitPictureError(
      isTooLarge ? 'It has more than 60 million pixels.' : 'It is damaged or too complex to be read.',
      { cause: error },
    );
  });
  const { width, height, channels } = info;
  const variants: Variant[] = [];
  for (const variantWidth of variantWidths(width)) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: variantWidth });
    for (const format of FORMATS) {
      variants.push({ width: variantWidth, format, bytes: await encode(resized, variantWidth, format) });
    }
  }
  return { width, height, variants };
}

/** Reads the pixels once, upright, no wider than the largest variant, and no taller than four times that, to save memory. */
function decode(picture: Sharp) {
  return picture
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: 4 * MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 30 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns the bytes of a variant in the best quality or, for phones, in the first that is small enough, else in the last. */
async function encode(picture: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  let bytes = Buffer.of();
  for (const [quality, blur = 0] of [...QUALITIES[format], ...BLURRED]) {
    const copy = blur > 0 ? picture.clone().blur(blur) : picture.clone();
    bytes = await copy.toFormat(format, { quality, effort: EFFORT[format] }).toBuffer();
    if (width > PHONE_WIDTH || bytes.length <= PHONE_BYTES) break;
  }
  return bytes;
}

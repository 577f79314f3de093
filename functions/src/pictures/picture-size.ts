import { imageSize } from 'image-size';
import { picturesIn } from '#domain/pictures/library-picture.ts';
import { bucket } from '../storage.ts';
import { pictureType } from './picture-type.ts';

/** A JPEG has its size within this many bytes, even if profiles and previews come first; other formats have it in far fewer. */
const HEAD_BYTES = 256 * 1024;

/** image-size reads some formats in quadratic time: 256 KB that claim to be an AVIF took it 0.8 s. */
const OTHERS_HEAD_BYTES = 16 * 1024;

/** A photo that is shown turned by 90° has an orientation from 5 to 8 (Exif 2.3, tag 274), and its size is that before turning. */
const FIRST_TURNED = 5;

/** The size in pixels at which browsers show a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of a picture in Storage; a library picture has it in its URL. Returns undefined for a picture that is
 * elsewhere or cannot be read.
 */
export async function pictureSize(url: string): Promise<PictureSize | undefined> {
  const [libraryPicture] = picturesIn(url);
  if (libraryPicture) return { width: libraryPicture.width, height: libraryPicture.height };
  const [, name] = /\/v0\/b\/[^/]+\/o\/([^/?]+)/.exec(url) ?? []; // /v0/b/{bucket}/o/{name}
  if (!name) return undefined;
  try {
    const file = bucket().file(decodeURIComponent(name));
    const [head] = await file.download({ start: 0, end: HEAD_BYTES - 1, validation: false });
    const isJpeg = pictureType(head) === 'image/jpeg';
    const { width, height, orientation = 1 } = imageSize(isJpeg ? head : head.subarray(0, OTHERS_HEAD_BYTES));
    return orientation < FIRST_TURNED ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

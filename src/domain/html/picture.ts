/** The image types that staff may upload, the same as in storage.rules. SVG is excluded because it can contain scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** In bytes, the same as in storage.rules. */
export const PICTURE_MAX_SIZE = 15 * 1024 * 1024;

/** Returns why a file cannot become a picture, or undefined if it can. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'Choose a PNG, JPEG, WebP or AVIF picture';
  if (size === 0) return 'This file is empty';
  if (size > PICTURE_MAX_SIZE) return 'The picture must not be larger than 15 MB';
  return undefined;
}

/** What staff may upload as a picture; storage.rules says the same. SVG is not among them: it can hold scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** In bytes. */
export const PICTURE_MAX_SIZE = 5 * 1024 * 1024;

/** What is wrong with a file that is to be a picture of a post; undefined when nothing is. */
export function pictureFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'Choose a PNG, JPEG, WebP or AVIF picture';
  if (size === 0) return 'This file is empty';
  if (size > PICTURE_MAX_SIZE) return 'The picture must not be larger than 5 MB';
  return undefined;
}

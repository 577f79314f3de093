/**
 * The widths of a picture's variants, in pixels. Phones load 480 or 960; a column of text loads 960, or 1600 on a screen with
 * two pixels per CSS pixel.
 */
const WIDTHS = [480, 960, 1600] as const;

/** The width of the largest variant, in pixels. */
export const MAX_WIDTH = 1600;

/** Posts store the URL of the variant with this width, which programs that ignore `srcset` load. */
const STORED_WIDTH = 960;

/** The formats of the variants: the smallest, and the one that every browser knows. */
export const FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/**
 * The `sizes` of a picture in a column of text. A phone's whole width counts as 320 pixels, so that the densest screens
 * load the variant of 960.
 */
const SIZES = '(max-width: 37.5rem) 320px, 720px';

/** One version of a picture: the variants that were made of one uploaded file. */
export interface PictureVersion {
  readonly id: string;
  /** Differs for each file, so that browsers may cache the variants forever. */
  readonly version: string;
  /** The size of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture, as its URL in a post describes it. */
export interface LibraryPicture extends PictureVersion {
  /** The URL of the bucket, to which the encoded name of a variant is added. */
  readonly bucket: string;
}

/** Returns the widths of the variants of a picture of this width: none is larger than the picture. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((smaller) => smaller < largest), largest];
}

/** The name of a variant in Storage. */
export function variantName(
  { id, version, width, height }: PictureVersion,
  variantWidth: number,
  format: PictureFormat,
): string {
  return `pictures/${id}/${version}-${width}x${height}/${variantWidth}.${format}`;
}

function variantUrl(picture: LibraryPicture, variantWidth: number, format: PictureFormat): string {
  return `${picture.bucket}${encodeURIComponent(variantName(picture, variantWidth, format))}?alt=media`;
}

/** The URL that posts use for a picture. */
export function pictureUrl(picture: LibraryPicture): string {
  return variantUrl(picture, Math.min(picture.width, STORED_WIDTH), 'webp');
}

/** Matches what `pictureUrl` returns; the groups are the fields of a LibraryPicture. */
const PICTURE_URL =
  /(https?:\/\/[\w.:-]+\/v0\/b\/[\w.-]+\/o\/)pictures%2F([a-z0-9]{20})%2F([a-z0-9]{8,40})-(\d{1,5})x(\d{1,5})%2F\d{1,4}\.webp\?alt=media/g;

/** Returns the library pictures whose URLs are in a text, which may be HTML or a single URL. */
export function picturesIn(text: string): LibraryPicture[] {
  return [...text.matchAll(PICTURE_URL)].map(([, bucket = '', id = '', version = '', width, height]) => ({
    bucket,
    id,
    version,
    width: Number(width),
    height: Number(height),
  }));
}

/** Returns a text in which the URL of a picture is replaced wherever it occurs. */
export function withPictureUrl(text: string, pictureId: string, url: string): string {
  return text.replace(PICTURE_URL, (found, _bucket, id) => (id === pictureId ? url : found));
}

/** The attributes by which a browser chooses a variant. */
export interface ResponsivePicture {
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly srcset: Readonly<Record<PictureFormat, string>>;
}

/** Returns the variants of the picture at a URL, or undefined for one that is not in the library. */
export function responsivePicture(url: string): ResponsivePicture | undefined {
  const [picture] = picturesIn(url);
  if (!picture) return undefined;
  const { width, height } = picture;
  const srcsetOf = (format: PictureFormat) =>
    variantWidths(width)
      .map((variant) => `${variantUrl(picture, variant, format)} ${variant}w`)
      .join(', ');
  return { width, height, sizes: SIZES, srcset: { avif: srcsetOf('avif'), webp: srcsetOf('webp') } };
}

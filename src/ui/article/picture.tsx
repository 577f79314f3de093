import { useEffect, useRef, useState } from 'react';
import { responsivePicture } from '#domain/pictures/library-picture.ts';

interface PictureProps {
  /** The URL of the picture, or empty. */
  readonly source: string;
  /** Replaces a picture that is missing or cannot be loaded. */
  readonly fallback: string;
  /** How wide it is shown, as in the attribute `sizes`; by default, as wide as a card or a column of text. */
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** What the picture shows; a picture without a description is decoration. */
  readonly alt?: string;
  /** Whether it is loaded lazily. */
  readonly lazy: boolean;
  /** Whether it is the largest part of the first view, so that it is requested before scripts. */
  readonly isFirst?: boolean;
}

/** A picture with a fallback for when it cannot be loaded. One from the library is loaded in a width that fits its place. */
export function Picture({ source, fallback, alt = '', lazy, isFirst = false, ...place }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // The picture of a prerendered page may have failed before hydration. A lazy one is complete, too, while it waits.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (!lazy && complete && naturalWidth === 0) setFailed(source);
  }, [source, lazy]);
  const shown = source === '' || source === failed ? fallback : source;
  const variants = responsivePicture(shown);
  const sizes = variants && (place.sizes ?? variants.sizes);
  const image = (
    <img
      ref={picture}
      src={shown}
      srcSet={variants?.srcset.webp}
      sizes={sizes}
      width={place.width}
      height={place.height}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
  if (!variants) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={variants.srcset.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

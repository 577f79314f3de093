import { useEffect, useRef, useState } from 'react';
import { responsivePicture } from '#domain/pictures/library-picture.ts';

interface PictureProps {
  /** The address of the picture, or empty. */
  readonly source: string;
  /** Replaces a picture that is missing or cannot be loaded. */
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
  /** What it shows; without it, it is decoration. */
  readonly alt?: string;
  /** Whether it is loaded lazily. */
  readonly lazy: boolean;
  /** Whether it is the largest part of the first view, so that it is asked for before scripts. */
  readonly isFirst?: boolean;
}

/** A picture with a fallback for when it cannot be loaded; one of the library in the width that fits. */
export function Picture({ source, fallback, width, height, alt = '', lazy, isFirst = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // In a prerendered page it may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (!lazy && complete && naturalWidth === 0) setFailed(source);
  }, [source, lazy]);
  const shown = source === '' || source === failed ? fallback : source;
  const { srcset, sizes } = responsivePicture(shown) ?? {};
  const image = (
    <img
      ref={picture}
      src={shown}
      srcSet={srcset?.webp}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
  if (!srcset) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

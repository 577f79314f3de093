import { useState } from 'react';
import { resourceThumbnails } from '#content/resources.ts';

/** For a file without a picture of its own, and for a picture that cannot be loaded. */
const DEFAULT_THUMBNAIL = '/images/pdf-default.svg';

interface ResourceThumbnailProps {
  /** Without it, the default picture. */
  readonly fileName?: string | undefined;
  readonly lazy?: boolean;
}

/** The first page of a resource as a picture. It is decoration: the title stands beside it. */
export function ResourceThumbnail({ fileName, lazy = false }: ResourceThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const own = fileName === undefined ? undefined : resourceThumbnails[fileName];
  const source = own && own !== failed ? own : DEFAULT_THUMBNAIL;
  return (
    <img
      src={source}
      width={420}
      height={594}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
}

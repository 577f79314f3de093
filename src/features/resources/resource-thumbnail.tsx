import { resourceThumbnails } from '#content/resources.ts';
import { Picture } from '#ui/article/picture.tsx';

/** For a file without a thumbnail, or whose thumbnail cannot be loaded. */
const DEFAULT_THUMBNAIL = '/images/pdf-default.svg';

interface ResourceThumbnailProps {
  /** Without it, the default thumbnail. */
  readonly fileName?: string | undefined;
  /** The one that was made when it was uploaded on the site. */
  readonly own?: string | undefined;
  readonly lazy?: boolean;
}

/** The first page of a resource as a picture. */
export function ResourceThumbnail({ fileName = '', own, lazy = false }: ResourceThumbnailProps) {
  const source = own ?? resourceThumbnails[fileName] ?? '';
  return <Picture source={source} fallback={DEFAULT_THUMBNAIL} width={420} height={594} lazy={lazy} />;
}

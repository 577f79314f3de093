import { resourceThumbnails } from '#content/resources.ts';
import { Picture } from '#ui/article/picture.tsx';

const DEFAULT_THUMBNAIL = '/images/pdf-default.svg'; // If a file has no thumbnail, or it cannot be loaded.

interface ResourceThumbnailProps {
  /** If it is left out, the default thumbnail is shown. */
  readonly fileName?: string | undefined;
  /** The thumbnail that was made when the file was uploaded on the site. */
  readonly thumbnail?: string | undefined;
  readonly lazy?: boolean;
}

/** The first page of a resource as a picture, in the proportions of A4. */
export function ResourceThumbnail({ fileName = '', thumbnail, lazy = false }: ResourceThumbnailProps) {
  const source = thumbnail ?? resourceThumbnails[fileName] ?? '';
  return <Picture source={source} fallback={DEFAULT_THUMBNAIL} width={420} height={594} lazy={lazy} />;
}

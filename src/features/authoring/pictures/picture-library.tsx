import { useEffect, useRef } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Pictures } from './pictures.tsx';
import { useUploads } from './uploads.ts';

/** The folded library of pictures, for staff. It opens by itself when pictures are uploaded from elsewhere on the page. */
export function PictureLibrary() {
  const place = useRef<HTMLDivElement>(null);
  const hasUploads = useUploads().current.length > 0;
  // Loads the module early, so that the library opens without a wait.
  useEffect(() => void import('#firebase/staff-pictures.ts').catch(() => {}), []);
  useEffect(() => {
    if (hasUploads) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasUploads]);
  return (
    <div ref={place}>
      <Disclosure heading={copy.heading} isPlain openWhenChanged={hasUploads || undefined}>
        <Pictures />
      </Disclosure>
    </div>
  );
}

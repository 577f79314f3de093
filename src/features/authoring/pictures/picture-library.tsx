import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import summaryStyles from '#features/authoring/audit-trail/audit-trail.module.css';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { useUploads } from './uploads.ts';

const Pictures = lazy(() => import('./pictures.tsx'));

/** The pictures of all posts, for staff. It opens by itself when pictures are uploaded from elsewhere on the page. */
export function PictureLibrary() {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const hasUploads = useUploads().current.length > 0;
  useEffect(() => {
    if (!hasUploads || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
  }, [hasUploads]);
  return (
    <details
      ref={details}
      // In a transition, because React shows what replaces a placeholder a third of a second later at the earliest.
      onToggle={({ currentTarget: { open } }) => startTransition(() => setOpened((was) => was || open))}
    >
      <summary className={summaryStyles.summary}>{copy.heading}</summary>
      {wasOpened && (
        <Suspense fallback={<LoadingPanel label={copy.loading} />}>
          <Pictures />
        </Suspense>
      )}
    </details>
  );
}

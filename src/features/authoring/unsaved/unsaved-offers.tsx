import { unsavedWork as copy } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import type { UnsavedPost } from './unsaved-posts.ts';

interface UnsavedOffersProps {
  readonly offers: readonly UnsavedPost[];
  readonly disabled: boolean;
  readonly onRestore: (post: UnsavedPost) => void;
  readonly onDiscard: (post: UnsavedPost) => void;
}

/** Unsaved work of an earlier visit. */
export function UnsavedOffers({ offers, disabled, onRestore, onDiscard }: UnsavedOffersProps) {
  return offers.map((post) => {
    const name = titleOf({ title: post.entry.title.trim() });
    return (
      <Notice
        key={post.id}
        title={copy.title}
        text={`“${name}”, last changed ${formatMoment(new Date(post.keptAt))}`}
      >
        <Button variant="secondary" size="small" disabled={disabled} onClick={() => onRestore(post)}>
          {copy.restore}
        </Button>
        <Button variant="tertiary" size="small" disabled={disabled} onClick={() => onDiscard(post)}>
          {copy.discard}
        </Button>
      </Notice>
    );
  });
}

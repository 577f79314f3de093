import { drafts as copy } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import { titleOf } from '#domain/post.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PostDraft } from './post-drafts.ts';

interface DraftOffersProps {
  readonly offers: readonly PostDraft[];
  readonly disabled: boolean;
  readonly onRestore: (draft: PostDraft) => void;
  readonly onDiscard: (draft: PostDraft) => void;
}

/** Work of an earlier visit that was not saved. */
export function DraftOffers({ offers, disabled, onRestore, onDiscard }: DraftOffersProps) {
  return offers.map((draft) => {
    const name = titleOf({ title: draft.entry.title.trim() });
    return (
      <Notice
        key={draft.id}
        title={copy.title}
        text={`“${name}”, last changed ${formatMoment(new Date(draft.keptAt))}`}
      >
        <Button variant="secondary" size="small" disabled={disabled} onClick={() => onRestore(draft)}>
          {copy.restore}
        </Button>
        <Button variant="tertiary" size="small" disabled={disabled} onClick={() => onDiscard(draft)}>
          {copy.discard}
        </Button>
      </Notice>
    );
  });
}

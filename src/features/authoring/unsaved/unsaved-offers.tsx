import { unsavedWork as copy } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';

/** Offers to restore or discard the unsaved work of earlier visits. */
export function UnsavedOffers() {
  const { unsaved, restore, isSaving } = usePostFormState();
  return unsaved.offers.map((post) => {
    const name = titleOf({ title: post.entry.title.trim() });
    return (
      <Notice
        key={post.id}
        title={copy.title}
        text={`“${name}”, last changed ${formatMoment(new Date(post.keptAt))}`}
      >
        <Button variant="secondary" size="small" disabled={isSaving} onClick={() => restore(post)}>
          {copy.restore}
        </Button>
        <Button variant="tertiary" size="small" disabled={isSaving} onClick={() => unsaved.discard(post)}>
          {copy.discard}
        </Button>
      </Notice>
    );
  });
}

import { postForm as copy } from '#content/add-post.ts';
import { Button } from '#ui/controls/button.tsx';
import type { PostFormState } from './use-post-form.ts';

interface SaveButtonsProps {
  readonly state: PostFormState;
  readonly formId: string;
  readonly disabled: boolean;
}

/** Save as published or as a draft. The button that keeps the current state submits the form, as Enter does. */
export function SaveButtons({ state, formId, disabled }: SaveButtonsProps) {
  const { saving, isPublished, stored, save } = state;
  const names = copy.save[stored && isPublished ? 'published' : 'unpublished'];
  return [true, false].map((published) => {
    const isPressed = saving?.published === published;
    return (
      <Button
        key={String(published)}
        variant={published ? 'primary' : 'secondary'}
        busy={isPressed}
        disabled={disabled || saving !== undefined}
        {...(published === isPublished ? { type: 'submit', form: formId } : { onClick: save(published) })}
      >
        {isPressed ? copy.saving : names[published ? 'published' : 'draft']}
      </Button>
    );
  });
}

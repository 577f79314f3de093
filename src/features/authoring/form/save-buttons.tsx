import { useWatch } from 'react-hook-form';
import { postForm as copy } from '#content/add-post.ts';
import { toMoment } from '#domain/posts/entered-times.ts';
import { mayChange, mayPublish } from '#domain/staff/role.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { POST_FORM_ID, usePostFormState } from './form-state.ts';

/** The buttons that save the post, to be public or as a draft. Enter in a field presses the one that keeps the post's state. */
export function SaveButtons() {
  const { form, saving, isPublic, stored, save, isUploading } = usePostFormState();
  const role = useStaff()?.role;
  const publishAt = useWatch({ control: form.control, name: 'publishAt' });
  if (role && stored && !mayChange(role, stored.post)) return null;
  const isPublished = stored?.post.published ?? false;
  const isScheduled = !isPublished && (toMoment(publishAt)?.getTime() ?? 0) > Date.now();
  const wasScheduled = isScheduled && stored?.post.publishAt !== undefined;
  const unpublishedState = wasScheduled ? 'scheduled' : 'unpublished';
  const names = copy.save[isPublished ? 'published' : unpublishedState];
  const choices = role && !mayPublish(role) ? [false] : [true, false];
  const publicName = isScheduled && !wasScheduled ? copy.save.schedule : names.published;
  const saveButtons = choices.map((willBePublic) => {
    const isPressed = saving?.isPublic === willBePublic;
    const name = willBePublic ? publicName : names.draft;
    return (
      <Button
        key={String(willBePublic)}
        variant={willBePublic ? 'primary' : 'secondary'}
        busy={isPressed}
        // A post saved before its picture is uploaded would lose it.
        disabled={isUploading || saving !== undefined}
        {...(willBePublic === isPublic
          ? { type: 'submit', form: POST_FORM_ID }
          : { onClick: save(willBePublic) })}
      >
        {isPressed ? copy.saving : name}
      </Button>
    );
  });
  return (
    <>
      {saveButtons}
      {role && mayPublish(role) && !isPublished && !isScheduled && (
        <Button variant="tertiary" onClick={() => form.setFocus('publishAt')}>
          {copy.save.chooseTime}
        </Button>
      )}
    </>
  );
}

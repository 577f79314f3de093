import { saveNotice as copy, saveOutcomes } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { usePostFormState } from './form-state.ts';

/** The result of saving, and what can be done next. A success disappears with the next change: it covers part of the form. */
export function SaveNotice() {
  const { form, outcome, stored, overwrite, saveAsNew } = usePostFormState();
  if (!outcome) return null;
  const { title, text } = saveOutcomes[outcome.name];
  const publishAt = ['scheduled', 'rescheduled'].includes(outcome.name) && stored?.post.publishAt;
  const isOnSite = outcome.name === 'added' || outcome.name === 'changed';
  const isError = ['failed', 'refused', 'conflict', 'gone'].includes(outcome.name);
  const isDeleted = outcome.name === 'deleted';
  const toneWithoutError = isDeleted ? 'plain' : 'success';
  if (!isError && !isDeleted && form.formState.isDirty) return null;
  return (
    <Notice
      tone={isError ? 'error' : toneWithoutError}
      role={isError ? 'alert' : 'status'}
      title={title}
      text={publishAt ? `${text} ${formatMoment(publishAt)}.` : text}
    >
      {isOnSite && (
        <LinkButton variant="secondary" size="small" to={paths.post(outcome.slug)}>
          {copy.read}
        </LinkButton>
      )}
      {outcome.name === 'conflict' && (
        <Button variant="secondary" size="small" onClick={() => void overwrite()}>
          {copy.overwrite}
        </Button>
      )}
      {(outcome.name === 'gone' || isDeleted) && (
        <Button variant="secondary" size="small" onClick={() => void saveAsNew()}>
          {copy.saveAsNew}
        </Button>
      )}
    </Notice>
  );
}

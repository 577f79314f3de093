import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { editor as copy, postForm } from '#content/add-post.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { useChosenPicture } from '#features/authoring/pictures/picture-choice.ts';
import { classNames } from '#ui/controls/class-names.ts';
import fieldStyles from '#ui/controls/field.module.css';
import { FieldError, RequiredMark } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import styles from './content-field.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** The editor is loaded by this page only. If it fails to load, a post can still be written in HTML. */
const RichTextEditor = lazy(async (): Promise<{ default: ComponentType<RichTextEditorProps> }> => {
  try {
    const { RichTextEditor } = await import('./rich-text-editor.tsx');
    return { default: RichTextEditor };
  } catch (error) {
    console.error('The rich text editor could not be loaded', error);
    return { default: () => <Notice tone="error" role="alert" title={copy.failed} /> };
  }
});

type View = keyof typeof copy.views;

interface ContentFieldProps {
  readonly id: string;
  readonly form: PostFormControls;
  /** Changes when the form is filled other than by typing: the editor then restarts. */
  readonly editorKey: number;
  readonly readOnly: boolean;
}

/** The content of a post, edited as rich text or as HTML. */
export function ContentField({ id: fieldId, form, editorKey, readOnly }: ContentFieldProps) {
  const id = useId();
  const [view, setView] = useState<View>('rich');
  const error = form.formState.errors.content?.message;
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} id={fieldId}>
      <div className={styles.top}>
        <label id={`${id}-label`} htmlFor={view === 'html' ? id : undefined}>
          {postForm.content}
        </label>
        <RequiredMark />
        <ViewSwitch view={view} onChange={setView} />
      </div>
      {view === 'rich' ? (
        <RichContent
          key={editorKey}
          form={form}
          readOnly={readOnly}
          labelId={`${id}-label`}
          describedBy={describedBy}
          isInvalid={Boolean(error)}
        />
      ) : (
        <Source
          form={form}
          id={id}
          describedBy={describedBy}
          isInvalid={Boolean(error)}
          readOnly={readOnly}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface SourceProps extends Pick<ContentFieldProps, 'form' | 'readOnly'> {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** The text as HTML. */
function Source({ form, id, describedBy, isInvalid, readOnly }: SourceProps) {
  useChosenPicture('text', ({ address, alt }) => {
    const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;
    form.setValue('content', `${form.getValues('content')}\n${picture}`, { shouldDirty: true });
  });
  return (
    <textarea
      id={id}
      className={classNames(fieldStyles.input, styles.source)}
      {...form.register('content')}
      rows={14}
      dir="auto"
      spellCheck={false}
      aria-required
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      readOnly={readOnly}
    />
  );
}

type RichContentProps = Pick<ContentFieldProps, 'form'> &
  Omit<RichTextEditorProps, 'html' | 'onChange' | 'control'>;

function RichContent({ form, ...props }: RichContentProps) {
  const { field } = useController({ control: form.control, name: 'content' });
  return (
    <div className={styles.rich}>
      <Suspense fallback={<LoadingPanel label={copy.loading} />}>
        <RichTextEditor html={field.value} onChange={field.onChange} control={field.ref} {...props} />
      </Suspense>
    </div>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div className={styles.views}>
      {(Object.keys(copy.views) as View[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange(name)}>
          {copy.views[name]}
        </button>
      ))}
    </div>
  );
}

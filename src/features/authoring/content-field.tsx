import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { editor as copy, postForm } from '#content/add-post.ts';
import { classNames } from '#ui/class-names.ts';
import fieldStyles from '#ui/field.module.css';
import { FieldError, RequiredMark } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { LoadingPanel } from '#ui/state-panel.tsx';
import styles from './content-field.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import type { PostFormControls } from './use-post-form.ts';

/** The editor comes with this page only, and a page without it can still be written in HTML. */
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
  /** Another number when something else than typing has filled the form: the editor then begins anew. */
  readonly filling: number;
  readonly readOnly: boolean;
}

/** The content of a post, as rich text or as the HTML that it is. */
export function ContentField({ id: fieldId, form, filling, readOnly }: ContentFieldProps) {
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
          key={filling}
          form={form}
          readOnly={readOnly}
          labelId={`${id}-label`}
          describedBy={describedBy}
          isInvalid={Boolean(error)}
        />
      ) : (
        <textarea
          id={id}
          className={classNames(fieldStyles.input, styles.source)}
          {...form.register('content')}
          rows={14}
          dir="auto"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          readOnly={readOnly}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
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

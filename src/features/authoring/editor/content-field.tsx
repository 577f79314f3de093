import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { editor as copy } from '#content/add-post.ts';
import { postFields } from '#content/authoring/fields.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { pictureChosen } from '#features/authoring/channels.ts';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import { classNames } from '#ui/controls/class-names.ts';
import fieldStyles from '#ui/controls/field.module.css';
import { FieldError, RequiredMark } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import styles from './content-field.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** Only this page loads the editor. If it fails to load, a post can still be written in HTML. */
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

/** The content of a post, edited as rich text or as HTML. */
export function ContentField() {
  const { form, contentKey } = usePostFormState();
  const { id, label } = postFields.content;
  const [view, setView] = useState<View>('rich');
  const error = form.formState.errors.content?.message;
  const errorProps = { isInvalid: Boolean(error), describedBy: error && `${id}-error` };
  return (
    <div className={fieldStyles.field} id={id}>
      <div className={fieldStyles.top}>
        <label id={`${id}-label`} htmlFor={view === 'html' ? `${id}-html` : undefined}>
          {label}
        </label>
        <RequiredMark />
        <div className={styles.views}>
          {(Object.keys(copy.views) as View[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
              {copy.views[name]}
            </button>
          ))}
        </div>
      </div>
      {view === 'rich' ? (
        <RichContent key={contentKey} labelId={`${id}-label`} {...errorProps} />
      ) : (
        <HtmlContent id={`${id}-html`} {...errorProps} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type HtmlContentProps = Pick<RichTextEditorProps, 'describedBy' | 'isInvalid'> & { readonly id: string };

/** The content as HTML. A picture from the library is appended; the rich text editor inserts it at the cursor. */
function HtmlContent({ id, describedBy, isInvalid }: HtmlContentProps) {
  const { form, isSaving } = usePostFormState();
  pictureChosen.text.useMessages(({ url, alt }) => {
    const picture = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
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
      readOnly={isSaving}
    />
  );
}

type RichContentProps = Pick<RichTextEditorProps, 'labelId' | 'describedBy' | 'isInvalid'>;

function RichContent(props: RichContentProps) {
  const { form, isSaving } = usePostFormState();
  const { field } = useController({ control: form.control, name: 'content' });
  return (
    <div className={styles.rich}>
      <Suspense fallback={<LoadingPanel label={copy.loading} />}>
        <RichTextEditor
          html={field.value}
          onChange={field.onChange}
          focusRef={field.ref}
          readOnly={isSaving}
          {...props}
        />
      </Suspense>
    </div>
  );
}
